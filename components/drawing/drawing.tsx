import type { Drawing as Source } from '@/lib/content/types';
import styles from './drawing.module.scss';

type Props = { drawing: Source; className: string | undefined };

/** The owner's signature or an icon, as decoration. In an image nothing runs or loads, and ids and styles are its own. */
export function Drawing({ drawing: { svg, ratio, followsTheme }, className }: Props) {
  const url = `data:image/svg+xml,${shorten(svg)}`;
  if (!followsTheme) {
    const style = { '--aspect': ratio, objectFit: 'contain' } as const;
    // biome-ignore lint/performance/noImgElement: it has no file
    return <img className={className} src={url} alt="" style={style} />;
  }
  const style = { '--aspect': ratio, '--art': `url("${url}")` };
  return <span className={`${styles.image} ${className}`} style={style} />;
}

/** Escapes what neither a URL nor a string of CSS can have. Each escape costs bytes in every page. */
function shorten(svg: string): string {
  const quoted = svg.replaceAll("'", '&apos;').replaceAll('"', "'");
  return quoted.replace(/[%#\\\n\r\t]/g, encodeURIComponent);
}
