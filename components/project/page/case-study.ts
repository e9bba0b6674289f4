import { eachOnce, figuresOf, languageOf, localize, openingOf } from '@/lib/content/localize';
import type { Block, Figure, Picture, Project } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { isPhone } from '../story/figures';

/** The text and the pictures of a project's page, in the page's language. */
interface CaseStudy {
  cover: Picture;
  /** Whether the cover is higher than wide. */
  isUpright: boolean;
  /** HTML of the text's first paragraph. */
  lead?: string;
  /** The text after the lead. */
  story: Block[];
  /** The last part of the text, which says what came of the project. Empty if the layout has no figure before it. */
  result: Block[];
  /** Rows of pictures that the text does not show. */
  screens: Figure[][];
  /** The language of a text that falls back to English. */
  lang?: { lang: string; dir: string };
}

export function caseStudyOf(project: Project, locale: Locale): CaseStudy {
  const { layout, card, image } = project;
  const { opening: lead, rest } = openingOf(localize(project.story, locale));
  const isUpright = card.height > card.width;
  const cover = isUpright ? card : image;
  const inText = rest.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
  const shown = new Set([cover, ...inText.map(({ picture }) => picture)].map(({ hash }) => hash));
  // The top of a tall cover opens the page, and the whole picture is one of the screens.
  const own = figuresOf(project, locale).filter(({ picture }) => !shown.has(picture.hash));
  const page = { cover, isUpright, lead, lang: languageOf(project.story, locale) };
  const rows = own.map((figure) => [figure]);
  if (layout === 'screens') return { ...page, story: rest, result: [], screens: rows };
  if (layout === 'note') {
    const all = eachOnce([...inText, ...own]);
    const [phones, others] = [all.filter(isPhone), all.filter((figure) => !isPhone(figure))];
    return {
      ...page,
      story: rest.filter(({ kind }) => kind !== 'figures'),
      result: [],
      screens: [phones, others].filter(({ length }) => length > 0),
    };
  }
  const last = rest.findLastIndex(({ kind }) => kind === 'text');
  const end = last > 0 ? last : rest.length;
  return {
    ...page,
    story: rest.slice(0, end),
    result: rest.slice(end),
    screens: layout === 'scene' && rows.length > 0 ? [rows.flat()] : rows,
  };
}
