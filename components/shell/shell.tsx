import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Footer } from '../footer/footer';
import { FragmentLink } from '../fragment-link/fragment-link';
import { Menu } from '../menu/menu';
import { Navigation } from '../navigation/navigation';
import { Reveal } from '../reveal/reveal';
import { TopBar } from '../top-bar/top-bar';
import styles from './shell.module.scss';

type Props = { children: ReactNode };

/** The layout around every page. */
export function Shell({ children }: Props) {
  const t = useTranslations('Shell');
  return (
    <>
      <FragmentLink className={styles.skip} href="#content">
        {t('Skip')}
      </FragmentLink>
      <TopBar />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Menu />
      <Navigation />
      <Reveal />
    </>
  );
}
