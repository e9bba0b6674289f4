import type { Locale } from '../i18n/locales';
import type {
  Contacts,
  LocalizedText,
  LogoSource,
  OwnerSource,
  ProjectSource,
  ScenesSource,
} from './schema';

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

export interface Owner extends Omit<OwnerSource, 'portrait' | 'signature' | 'cv'> {
  /** The SVG's own markup. */
  signature: string;
  portrait: DayAndNight & { alt: LocalizedText };
  cv: Record<Locale, string>;
  /** Width of the name in capitals, in ems of the display face: 100% / this is the font size that fills a line. */
  nameWidth: Record<Locale, number>;
}

export interface Scenes {
  imageSection: Record<'wide' | 'narrow', Picture> & { alt: LocalizedText };
  homeBackground: DayAndNight;
  listBackground: DayAndNight;
  contact: { image: Picture; alt: LocalizedText };
}

export interface Content {
  owner: Owner;
  contacts: Contacts;
  logos: LogoSource[];
  /** Address of the one SVG that holds each logo as a symbol. */
  logoSprite: string;
  scenes: Scenes;
  /** In the order of their folders. */
  projects: Project[];
}

export type { Contacts, LocalizedText, LogoSource, OwnerSource, ProjectSource, ScenesSource };
