import { join } from 'node:path';
import type { OwnerSource, ScenesSource } from '../../lib/content/schema';
import { type SectionName, type Site, sectionNames } from '../../lib/content/site';
import type { LogoSource } from '../../lib/content/types';
import { leavesOf } from '../util/leaves';
import { writeIfChanged } from '../util/media';
import type { Problem } from '../util/problem';
import { siteFile } from './site';

const components: Record<SectionName, [name: string, file: string]> = {
  imageSection: ['ImageSection', 'image-section/image-section'],
  projects: ['FeaturedProjects', 'featured-projects/featured-projects'],
  about: ['About', 'about/about'],
  carousel: ['LogoCarousel', 'logo-carousel/logo-carousel'],
};

interface Sections {
  owner?: OwnerSource;
  scenes?: ScenesSource;
  logos: LogoSource[];
  /** All files that the content names, as paths from the checkout's root. */
  files: string[];
}

/**
 * Decides which sections the home page has. A section without content is left out, and the content of a section that is
 * left out is removed, so that none of its files is published.
 * @param content is changed
 * @returns the sections, in their order
 */
export function chooseSections(
  site: Site | undefined,
  { owner, scenes, logos, files }: Sections,
  problems: Problem[],
): SectionName[] {
  const listed = site?.home ?? sectionNames;
  const place = site?.home?.indexOf('imageSection') ?? -1;
  if (place >= 0 && scenes && !scenes.imageSection) {
    problems.push({
      file: siteFile,
      field: `home[${place}]`,
      message:
        'lists imageSection, which data/scenes.json lacks: add it there, or delete it from this list',
    });
  }
  const namesIn = () => new Set(leavesOf({ owner, scenes }).map(([, text]) => `data/${text}`));
  const before = namesIn();
  const hasContent = {
    imageSection: scenes?.imageSection,
    projects: true,
    about: true,
    carousel: logos[0],
  };
  const sections = listed.filter((name) => hasContent[name]);
  if (!sections.includes('imageSection')) delete scenes?.imageSection;
  if (!sections.includes('carousel')) logos.length = 0;
  if (!sections.includes('about')) {
    delete owner?.portrait;
    delete owner?.cv;
  }
  const after = namesIn();
  const used = files.filter((file) => !before.has(file) || after.has(file));
  files.splice(0, files.length, ...used);
  return sections;
}

/**
 * Writes the module with the components of the home page. It imports only what the page shows: Next would publish the
 * styles of every section that the page imports.
 */
export function writeSections(root: string, sections: SectionName[]): void {
  const imports = sections.map((section) => {
    const [name, file] = components[section];
    return `import { ${name} } from '@/components/${file}';\n`;
  });
  const entries = sections.map((section) => `['${section}', ${components[section][0]}]`);
  const type = "import type { ComponentType } from 'react';\n";
  const list = `\nexport const sections: [key: string, Section: ComponentType<{ isGround?: boolean }>][] = [${entries.join(', ')}];\n`;
  writeIfChanged(join(root, '.content/sections.ts'), [...imports, type, list].join(''));
}
