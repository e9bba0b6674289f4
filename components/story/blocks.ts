import type { Picture } from '@/lib/content/types';

/** A part of a project's text, in its order. HTML is clean. */
export type Block =
  /** With h2, h3, p, ul and ol; in them em, strong, a and span. */
  | { kind: 'text'; html: string }
  /** One, or several beside each other. */
  | { kind: 'figures'; figures: Figure[] }
  /** Paragraphs, and as plain text who said them. */
  | { kind: 'quote'; html: string; by?: string };

export interface Figure {
  picture: Picture;
  alt: string;
  caption?: string;
  /** URL of a silent film; `picture` is its poster. */
  loop?: string;
}
