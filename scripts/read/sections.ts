import { type SectionName, type Site, sectionNames } from '../../lib/content/site';
import type { Problem } from '../util/problem';

/** Content of which only some sections show a part. */
interface Content {
  owner: { portrait?: unknown; cv?: unknown };
  scenes: { imageSection?: unknown };
  logos: unknown[];
}

/** @returns a problem if the home page lists an image section that `data/scenes.json` lacks */
export function sectionProblems(file: string, site?: Site, scenes?: Content['scenes']): Problem[] {
  const place = site?.home?.indexOf('imageSection') ?? -1;
  if (place < 0 || !scenes || scenes.imageSection) return [];
  const message =
    'lists imageSection, which data/scenes.json lacks: add it there, or delete it from this list';
  return [{ file, field: `home[${place}]`, message }];
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
    imageSection: scenes.imageSection !== undefined,
    projects: true,
    about: true,
    carousel: logos.length > 0,
  };
  const sections = (site.home ?? sectionNames).filter((name) => hasContent[name]);
  const isShown = (name: SectionName) => sections.includes(name);
  return {
    sections,
    owner: isShown('about') ? owner : { ...owner, portrait: undefined, cv: undefined },
    scenes: isShown('imageSection') ? scenes : { ...scenes, imageSection: undefined },
    logos: isShown('carousel') ? logos : [],
  };
}
