import { join } from 'node:path';
import type { Contacts } from '../../lib/content/schema';
import type { SectionName } from '../../lib/content/site';
import { writeIfChanged } from '../util/media';

const components: Record<SectionName | Contacts['form'], [name: string, file: string]> = {
  imageSection: ['ImageSection', 'image-section/image-section'],
  projects: ['FeaturedProjects', 'featured-projects/featured-projects'],
  about: ['About', 'about/about'],
  carousel: ['LogoCarousel', 'logo-carousel/logo-carousel'],
  emailjs: ['SendingForm', 'contact-section/sending-form'],
  mail: ['MailingForm', 'contact-section/mailing-form'],
};

/**
 * Writes the modules with the sections of the home page and with the contact form. Next publishes the styles and scripts
 * of all that a page imports, shown or not. With a plain map of components, in bytes of Brotli: a home page without the
 * carousel has 480 more, a form that opens the mail program 200 and 2,470, which are EmailJS's.
 */
export function writeComponents(root: string, sections: SectionName[], form: Contacts['form']) {
  const imports = sections.map((section) => {
    const [name, file] = components[section];
    return `import { ${name} as ${section} } from '@/components/${file}';\n`;
  });
  const list = `export const components = { ${sections.join()} };\n`;
  writeIfChanged(join(root, '.content/sections.ts'), [...imports, list].join(''));
  const [name, file] = components[form];
  const code = `export { ${name} as Form } from '@/components/${file}';\n`;
  writeIfChanged(join(root, '.content/form.ts'), code);
}
