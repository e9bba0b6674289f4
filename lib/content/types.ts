import type { z } from 'zod';
import type { defaultLocale, Locale } from '../i18n/locales';
import type { wideHeadings } from '../routes';
import type {
  Contacts,
  ListsOf,
  LocalizedText,
  LogoSource,
  OwnerSource,
  ProjectWords,
  ScenesSource,
  SectionName,
  schemas,
  schemasWith,
} from './schema';
import type { Site } from './site';

/** An image that the build has made in several widths and formats. `picture-files.ts` returns their paths. */
export interface Picture {
  /** Content hash; each file name begins with it. */
  hash: string;
  /** Pixels of the largest file. They reserve the space before the image loads. */
  width: number;
  height: number;
  /** Its five colours from top to bottom, as `#rgb`, shown until the image has loaded. Absent if they would be seen through the image. */
  colors?: string[];
}

export type DayAndNight = Record<'night' | 'day', Picture>;

/** The facts of a project in all languages, with its pictures as `P`. */
export type ProjectFacts<P> = Omit<ProjectSource<P>, keyof ProjectWords> & {
  id: number;
  /** Path of the project's folder from the checkout's root. */
  folder: string;
} & ProjectTexts;

/** The facts of a project in each language. */
export type ProjectTexts = {
  [Field in keyof ProjectWords]-?: Translations<NonNullable<ProjectWords[Field]>>;
} & Record<'name' | 'alt' | 'alt1' | 'alt2', LocalizedText>;

type ProjectSource<P> = z.infer<ReturnType<typeof schemasWith<P, unknown, unknown>>['project']>;

export interface Project extends Omit<ProjectFacts<Picture>, 'room'> {
  /** The background of the project's page, from the owner or derived. */
  room: Room;
  /** `image` in the proportions of a card: the same picture, or a part of it. */
  card: Picture;
  nameFit: FittedTitle;
  /** The text of the project's Markdown file in each language. */
  story: PerLanguage<Block[]>;
  /** The project's paragraphs, each in a line, without headings, HTML and pictures. */
  description: LocalizedText;
}

/** The tones of a project's page: its background, and what else the owner has chosen. */
export type Room = Tones & Omit<NonNullable<ProjectSource<unknown>['room']>, keyof Tones>;

/** The values of the languages that have one. */
export type Translations<T> = Partial<Record<Locale, T>>;

/** One value per language. A language without a value falls back to the default language. */
export type PerLanguage<T> = Record<typeof defaultLocale, T> & Translations<T>;

/** A part of a project's text. Its HTML is clean. */
export type Block =
  /** Headings, paragraphs and lists. */
  | { kind: 'text'; html: string }
  /** One figure, or several beside each other. */
  | { kind: 'figures'; figures: Figure[] }
  /** `by` is who said it, as plain text. */
  | { kind: 'quote'; html: string; by?: string };

export interface Figure {
  picture: Picture;
  alt: string;
  caption?: string;
  /** A silent film; `picture` is its poster. */
  film?: Film;
}

interface Film {
  url: string;
  seconds: number;
  /** Time when git first had it, in ISO 8601; absent if the history is not available. */
  added?: string;
}

/**
 * The lines of a title, drawn in capitals of the display font; absent if the font lacks one of its letters. `path` is SVG
 * path data with `unitsPerEm`. Its origin is the baseline at the first letter's ink.
 */
export type FittedTitle = Partial<Record<Locale, FittedLine[]>>;

interface FittedLine extends LineFit {
  path: string;
  /** The font's space before the next line if both are in one row, from ink to ink, in ems; 0 at the end. */
  space: number;
}

/** Units in an em of the titles' paths. Most fonts use this number, so their coordinates stay whole. */
export const unitsPerEm = 1000;

interface Owner extends Omit<OwnerSource, 'portrait' | 'signature' | 'icon' | 'cv'> {
  /** SVG markup. */
  signature?: string;
  /** URLs of the favicon and of the home screen icons. */
  icon: Icons;
  /** Absent if the owner has none, or the home page has no about section. */
  portrait?: DescribedPicture & { alt: LocalizedText };
  /** URLs of the PDFs. */
  cv?: LocalizedText;
  nameFit: FittedTitle;
}

export interface Icons {
  svg: string;
  /** 180 pixels, for iOS home screens. */
  apple: string;
  /** PNGs for the installed site. `maskable` has padding, so that the system can crop it to its own shape. */
  any: { size: number; url: string }[];
  maskable: { size: number; url: string }[];
}

/** Build results for one page in one language. */
export interface PageFacts {
  /** URL of the page's Open Graph image. */
  share: string;
  /** Time of the last change to its content, in ISO 8601; absent if the Git history is not available. */
  modified?: string;
}

interface Scenes {
  /** Absent if the home page has no image section. */
  photo?: Record<'wide' | 'narrow', DayAndNight> &
    Pick<NonNullable<ScenesSource['photo']>, 'alt' | 'windows'> & {
      /** Whether its upper edge has the page's background, so that the page passes into it. The name can lie on it. */
      blends: boolean;
    };
  contact?: DescribedPicture;
}

interface DescribedPicture {
  image: DayAndNight;
  alt?: LocalizedText;
}

/** Measures of a line of text, in ems. */
export interface LineFit {
  /** From the first letter's ink to the last's. */
  width: number;
  /** From the baseline to the highest ink, such as the accents of Ễ. */
  above: number;
  /** From the baseline to the lowest ink, such as the cedilla of Ş. */
  below: number;
}

/** The owner's colours and the tones that follow from them, each as `#rrggbb`. */
export interface Palette extends Omit<Site['colors'], 'ink'> {
  ink: string;
  /** The letters on what has the brand's colour, such as the form's button. */
  button: string;
  /** The brand, dark enough for outlines in the form. */
  focus: string;
  /** Greys as light as the strongest tint of a project behind a text. */
  tints: Tones;
  /** The sheet of the contact form; by night, it gets darker towards `shade`, away from the lamp. */
  panel: Tones & { shade: string };
  /** The menu over a page by day. */
  menu: string;
  /** Secondary text. */
  soft: Tones;
  /** The edges of the form's fields; the lamp's cable. */
  control: Tones;
  /** The lamp, off. */
  shade: { fill: string; edge: string };
  /** The light around the lamp by day. */
  halo: string;
}

/** `#rrggbb` each. */
export type Tones = Record<'day' | 'night', string>;

interface Logo extends LogoSource {
  /** Balances the optical weight; 1 is the original size. */
  scale: number;
}

export interface Content {
  theme: Site['theme'];
  palette: Palette;
  /** Of the home page, in their order. */
  sections: SectionName[];
  owner: Owner;
  /** The icons are SVG markup. */
  contacts: Contacts;
  /** The own lists of sections. */
  lists: Omit<ListsOf<typeof schemas.sections>, 'carousel'> & { carousel: Logo[] };
  /** URL of the SVG sprite, which contains each logo as a symbol; absent without logos. */
  logoSprite?: string;
  scenes: Scenes;
  /** In the order of their folder names. */
  projects: Project[];
  /** The headings as wide as their pages. */
  headings: Record<keyof typeof wideHeadings, Pick<Project, 'name' | 'nameFit'>>;
  /** CSS that fits the visitor's fonts to each language. */
  fallbackFonts: Record<Locale, string>;
  /** URL of the stylesheet for tables, code and what else few texts have. */
  richTextStyles: string;
  /** URLs of scripts, which `.content/late-scripts.ts` has for the page's end. */
  lateScripts: Record<'lightbox' | 'late', string>;
  /** Attributes of the analytics service's script. */
  analytics?: Record<string, string>;
  /** Keyed by path, such as `/az/project/3/`. */
  pages: Record<string, PageFacts>;
}

export type { LocalizedText };
