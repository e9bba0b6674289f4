import { join } from 'node:path';
import type { SectionName } from '../../lib/content/site';
import { writeIfChanged } from '../util/media';

const components: Record<SectionName, [name: string, file: string]> = {
  imageSection: ['ImageSection', 'image-section/image-section'],
  projects: ['FeaturedProjects', 'featured-projects/featured-projects'],
  about: ['About', 'about/about'],
  carousel: ['LogoCarousel', 'logo-carousel/logo-carousel'],
};

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
