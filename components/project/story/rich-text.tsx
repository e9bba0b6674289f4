import type { ComponentProps } from 'react';
import { assetPath } from '@/lib/asset-path';
import { richTextStyles } from '@/lib/content/content';

type Props = Pick<ComponentProps<'div'>, 'className' | 'lang' | 'dir'> & {
  as?: 'blockquote' | 'div' | 'p';
  html: string;
};

/** What has its styles in `rich-text.scss`. */
const isRich = /<(?:table|code|kbd|pre|hr|sup|summary)\b|task-list/;

/** A part of the owner's text. Only a page whose text has tables, code or the like links to their styles. */
export function RichText({ as: Tag = 'div', html, className = '', ...attributes }: Props) {
  const needsStyles = isRich.test(html);
  return (
    <>
      {needsStyles && (
        <link rel="stylesheet" href={assetPath(richTextStyles)} precedence="rich-text" />
      )}
      <Tag
        {...attributes}
        className={needsStyles ? `${className} rich` : className || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's text, sanitized by the build
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
