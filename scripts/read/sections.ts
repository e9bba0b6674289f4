import {
  type HomeSection,
  type SectionFiles,
  type SectionName,
  schemas,
} from '../../lib/content/schema';
import { type Site, sectionNames } from '../../lib/content/site';

/** Content of which only some sections show a part. */
interface Content extends SectionFiles {
  /** The sections' own lists. */
  lists: Partial<Record<SectionName, unknown[]>>;
}

/**
 * Decides which sections the home page has. A section without the content that it needs is left out.
 * @returns the sections, in their order; those that `data/site.json` leaves out although they have content; and the content
 * without what only other sections show
 */
export function chooseSections<C extends Content>(site: Site, content: C) {
  const { owner, scenes, lists } = content;
  const contentOf = (name: SectionName) => {
    const { file, needs, shows }: HomeSection = schemas.sections[name];
    return file ? lists[name]?.[0] : (needs ?? shows)?.(content);
  };
  const canShow = (name: SectionName) => {
    const { file, needs }: HomeSection = schemas.sections[name];
    return (!file && !needs) || contentOf(name) !== undefined;
  };
  const sections = (site.home ?? sectionNames).filter(canShow);
  const isShown = (name: SectionName) => sections.includes(name);
  const shownLists = Object.entries(lists).map(([name, list]) => [
    name,
    isShown(name as SectionName) ? list : [],
  ]);
  return {
    sections,
    unlisted: sectionNames.filter((name) => !isShown(name) && contentOf(name) !== undefined),
    owner: (isShown('about')
      ? owner
      : { ...owner, portrait: undefined, cv: undefined }) as C['owner'],
    scenes: (isShown('imageSection') ? scenes : { ...scenes, photo: undefined }) as C['scenes'],
    lists: Object.fromEntries(shownLists) as C['lists'],
  };
}
