import type { Locale } from '../i18n/locales';
import type { Contacts, LocalizedText, LogoSource, OwnerSource, ProjectSource } from './schema';

/** One image as the build made it: several widths in several formats, whose addresses `picture-files.ts` tells. */
export interface Picture {
  /** Of its content: the start of each file's name. */
  hash: string;
  /** Pixels of the largest width; they give the box its ratio before the image is there. */
  width: number;
  height: number;
  /** About 100 bytes of WebP in Base64, shown blurred until the image has loaded. */
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
  signature?: string;
  /** Addresses of the mark that stands in the browser's tab and on a home screen. */
  icon: Icons;
  portrait: DayAndNight & { alt: LocalizedText };
  /** Addresses of the PDFs. */
  cv?: LocalizedText;
  /** The name in capitals, in the display face; none where that lacks a letter of it. */
  nameFit: Partial<Record<Locale, LineFit>>;
}

export interface Icons {
  svg: string;
  /** 180 pixels, for Apple's home screens. */
  apple: string;
  /** PNG by size, for an installed site; `maskable` has room around the mark for any system's shape. */
  any: { size: number; url: string }[];
  maskable: { size: number; url: string }[];
}

/** What is made for one page in one language. */
export interface PageFacts {
  /** Address of the picture that links to it are shown with. */
  share: string;
  /** When its content last changed, as an ISO 8601 instant; absent where no history of it is at hand. */
  modified?: string;
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
  /** The empty space to the left of the first letter's ink, */
  left: number;
  /** and to the right of the last one's. */
  right: number;
}

export interface Content {
  owner: Owner;
  /** The icons are the SVGs' own markup. */
  contacts: Contacts;
  logos: LogoSource[];
  /** Address of the one SVG that holds each logo as a symbol. */
  logoSprite: string;
  scenes: Scenes;
  /** In the order of their folders. */
  projects: Project[];
  /** By the page's path, such as `/az/project/3/`. */
  pages: Record<string, PageFacts>;
}

export type { LocalizedText, LogoSource, ProjectSource };
