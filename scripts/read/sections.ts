import { type SectionName, type Site, sectionNames } from '../../lib/content/site';

/** Content of which only some sections show a part. */
interface Content {
  owner: { portrait?: unknown; cv?: unknown };
  scenes: { photo?: unknown };
  logos: unknown[];
}

/**
 * Decides which sections the home page has. A section without content is left out.
 * @returns the sections, in their order, and the content without what only other sections show
 */
export function chooseSections<C extends Content>(
  site: Site,
  { owner, scenes, logos }: C,
): Pick<C, 'owner' | 'scenes' | 'logos'> & { sections: SectionName[] } {
  const hasContent = {
    imageSection: scenes.photo !== undefined,
    projects: true,
    about: true,
    carousel: logos.length > 0,
  };
  const sections = (site.home ?? sectionNames).filter((name) => hasContent[name]);
  const isShown = (name: SectionName) => sections.includes(name);
  return {
    sections,
    owner: isShown('about') ? owner : { ...owner, portrait: undefined, cv: undefined },
    scenes: isShown('imageSection') ? scenes : { ...scenes, photo: undefined },
    logos: isShown('carousel') ? logos : [],
  };
}
