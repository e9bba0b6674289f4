import type { OwnerSource, ScenesSource } from '../../lib/content/schema';
import { type SectionName, type Site, sectionNames } from '../../lib/content/site';
import type { LogoSource } from '../../lib/content/types';
import type { Problem } from '../util/problem';
import { siteFile } from './site';

interface Content {
  owner: OwnerSource;
  scenes: ScenesSource;
  logos: LogoSource[];
}

/** @returns a problem if the home page lists an image section that `data/scenes.json` lacks */
export function sectionProblems(site?: Site, scenes?: ScenesSource): Problem[] {
  const place = site?.home?.indexOf('imageSection') ?? -1;
  if (place < 0 || !scenes || scenes.imageSection) return [];
  const message =
    'lists imageSection, which data/scenes.json lacks: add it there, or delete it from this list';
  return [{ file: siteFile, field: `home[${place}]`, message }];
}

/**
 * Decides which sections the home page has. A section without content is left out.
 * @returns the sections, in their order, and the content without what only other sections show
 */
export function chooseSections(
  site: Site,
  { owner, scenes, logos }: Content,
): Content & { sections: SectionName[] } {
  const hasContent = {
    imageSection: scenes.imageSection,
    projects: true,
    about: true,
    carousel: logos[0],
  };
  const sections = (site.home ?? sectionNames).filter((name) => hasContent[name]);
  const { imageSection: _, ...otherScenes } = scenes;
  const { portrait: __, cv: ___, ...otherOwner } = owner;
  return {
    sections,
    scenes: sections.includes('imageSection') ? scenes : otherScenes,
    owner: sections.includes('about') ? owner : otherOwner,
    logos: sections.includes('carousel') ? logos : [],
  };
}
