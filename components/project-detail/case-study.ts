import { languageOf, localize, openingOf } from '@/lib/content/localize';
import type { Block, Figure, Picture, Project } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';

/** What the layouts of a project's page show, in the page's language. */
export interface CaseStudy {
  cover: Picture;
  /** Whether the cover is higher than wide. */
  isUpright: boolean;
  /** HTML of the text's first paragraph. */
  opening?: string;
  /** The text after the opening. */
  blocks: Block[];
  /** Of a text that falls back to English. */
  lang?: { lang: string; dir: string };
  /** The pictures of the project that its text does not show. */
  screens: Figure[];
}

export function caseStudyOf(project: Project, locale: Locale): CaseStudy {
  const { story, card, image } = project;
  const { opening, rest } = openingOf(localize(story, locale));
  const isUpright = card.height > card.width;
  const cover = isUpright ? card : image;
  const shown = new Set(
    [cover, ...rest.flatMap(figuresIn).map((figure) => figure.picture)].map(({ hash }) => hash),
  );
  // The top of a tall cover opens the page, and the whole picture is one of the screens.
  const keys = [
    ...(cover.hash === image.hash ? [] : ([['image', 'alt']] as const)),
    ...([
      ['image1', 'alt1'],
      ['image2', 'alt2'],
    ] as const),
  ];
  const screens = keys.flatMap(([key, alt]) => {
    const picture = project[key];
    if (!picture || shown.has(picture.hash)) return [];
    shown.add(picture.hash);
    return [{ picture, alt: localize(project[alt], locale) }];
  });
  return { cover, isUpright, opening, blocks: rest, lang: languageOf(story, locale), screens };
}

export function figuresIn(block: Block): Figure[] {
  return block.kind === 'figures' ? block.figures : [];
}

/** @returns the figures with each picture once */
export function eachOnce(figures: Figure[]): Figure[] {
  return [...new Map(figures.map((figure) => [figure.picture.hash, figure])).values()];
}

/** Divides a text before its last part, which says what came of it. */
export function beforeResult(blocks: Block[]): [Block[], Block[]] {
  const last = blocks.findLastIndex(({ kind }) => kind === 'text');
  return last > 0 ? [blocks.slice(0, last), blocks.slice(last)] : [blocks, []];
}
