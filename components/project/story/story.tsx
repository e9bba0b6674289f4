import type { Block } from '@/lib/content/types';
import { Figures, type TextLanguage } from './figures';
import { RichText } from './rich-text';
import styles from './story.module.scss';

type Props = {
  blocks: Block[];
  lang?: TextLanguage;
  className?: string;
};

/** A project's text with its pictures. A page with it has `LightboxLabels` too. */
export function Story({ blocks, lang, className = '' }: Props) {
  return (
    <div className={`${styles.story} ${className}`.trim()}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <StoryBlock key={index} block={block} lang={lang} />
      ))}
    </div>
  );
}

function StoryBlock({ block, lang }: { block: Block; lang?: TextLanguage }) {
  if (block.kind === 'figures') return <Figures figures={block.figures} lang={lang} />;
  if (block.kind === 'text')
    return <RichText className={styles.text} {...lang} html={block.html} />;
  return (
    <figure className={styles.quote} {...lang} data-reveal>
      <RichText as="blockquote" html={block.html} />
      {block.by && <figcaption>{block.by}</figcaption>}
    </figure>
  );
}
