import type { LogoSource, ScenesSource } from '../../lib/content/schema';
import { type SectionName, type Site, sectionNames } from '../../lib/content/site';
import type { Problem } from '../util/problem';

interface Content {
  site: Site;
  scenes: Partial<Record<keyof ScenesSource, unknown>>;
  logos: LogoSource[];
}

/** @returns the sections of the home page, in their order: those of the owner's list that have content */
export function chooseSections(
  { site, scenes, logos }: Content,
  problems: Problem[],
): SectionName[] {
  const place = site.home?.indexOf('imageSection') ?? -1;
  if (place >= 0 && !scenes.imageSection) {
    const message =
      'lists imageSection, which data/scenes.json lacks: add it there, or delete it from this list';
    problems.push({ file: 'data/site.json', field: `home[${place}]`, message });
  }
  const hasContent = {
    imageSection: scenes.imageSection !== undefined,
    projects: true,
    about: true,
    carousel: logos.length > 0,
  };
  return (site.home ?? sectionNames).filter((name) => hasContent[name]);
}
