import type { Locale } from '../i18n/locales';
import type { Contacts, LocalizedText, LogoSource, OwnerSource, ProjectSource } from './schema';

/** One image as `scripts/prepare` made it: several widths in several formats under `/media/`. */
export interface Picture {
  /** JPEG, the largest width; for browsers that know no other format. */
  src: string;
  /** Pixels of the largest width; they give the box its ratio before the image is there. */
  width: number;
  height: number;
  /** `srcset` by MIME type, the smallest format first. */
  sources: { type: string; srcSet: string }[];
  /** A data URI of about 150 bytes, shown blurred until the image has loaded. */
  placeholder: string;
}

type DayAndNight = Record<'night' | 'day', Picture>;

export interface Project extends Omit<ProjectSource, 'image' | 'image1' | 'image2'> {
  image: Picture;
  image1: Picture;
  image2: Picture;
}

interface Owner extends Omit<OwnerSource, 'portrait' | 'signature' | 'icon' | 'cv'> {
  /** The SVG's own markup. */
  signature: string;
  /** Addresses of the mark that stands in the browser's tab and on a home screen. */
  icon: { svg: string; png: string };
  portrait: DayAndNight & { alt: LocalizedText };
  cv?: Record<Locale, string>;
  /** The name in capitals, in the display face. */
  nameFit: Record<Locale, LineFit>;
}

interface Scenes {
  imageSection: Record<'wide' | 'narrow', Picture> & { alt: LocalizedText };
  homeBackground: DayAndNight;
  listBackground: DayAndNight;
  contact: { image: Picture; alt: LocalizedText };
}

/** What a line of text measures, in ems. */
export interface LineFit {
  /** From the first letter's ink to the last's: a container's width / this is the font size that fills it. */
  width: number;
  /** The empty space before the first letter's ink. */
  bearing: number;
}

/** JavaScript that stands in the pages themselves, minified. */
export interface InlineScripts {
  /** Before the first paint: sends the visitor to the page in their language, */
  language: string;
  /** and puts the light that they have chosen. */
  light: string;
  /** At the end of the page: keeps a choice of language, and the visitor's place; */
  choice: string;
  /** turns the lamp on and off. */
  lamp: string;
}

export interface Content {
  inlineScripts: InlineScripts;
  owner: Owner;
  contacts: Contacts;
  logos: LogoSource[];
  /** Address of the one SVG that holds each logo as a symbol. */
  logoSprite: string;
  scenes: Scenes;
  /** In the order of their folders. */
  projects: Project[];
}

export type { LocalizedText, LogoSource, ProjectSource };
