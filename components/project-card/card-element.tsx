'use client';

import Link, { type LinkProps } from 'next/link';
import type { ReactNode } from 'react';
import type { Project } from '@/lib/content/types';
import { PictureElement } from '../picture/picture-element';
import { ProjectArt } from '../project-art/project-art';
import styles from './project-card.module.scss';

interface Props extends Pick<Project, 'id' | 'color' | 'image' | 'time'> {
  href: string;
  name: ReactNode;
  littleName?: ReactNode;
  detail: ReactNode;
  headingLevel: 'h2' | 'h3';
  sizes: string;
  priority?: boolean;
  prefetch?: LinkProps['prefetch'];
}

/** The markup of a card; like a picture's a client component, so that a card travels as what it says. */
export function CardElement({
  id,
  color,
  image,
  time,
  href,
  name,
  littleName,
  detail,
  headingLevel: Heading,
  sizes,
  priority,
  prefetch,
}: Props) {
  return (
    <article className={styles.card} style={{ '--project-color': color }}>
      <div className={styles.art}>
        <ProjectArt id={id}>
          <PictureElement picture={image} alt="" sizes={sizes} priority={priority} />
        </ProjectArt>
      </div>
      <div className={styles.caption}>
        <Heading className={styles.name}>
          <Link href={href} prefetch={prefetch}>
            {littleName && (
              <span className={styles.littleName} data-short-name>
                {littleName}
              </span>
            )}
            <span className={littleName ? styles.fullName : undefined}>{name}</span>
          </Link>
        </Heading>
        <p className={styles.detail}>{detail}</p>
        <p className={styles.time}>
          <time dateTime={time}>{time}</time>
        </p>
      </div>
    </article>
  );
}
