import { join } from 'node:path';
import type { Contacts } from '../../lib/content/schema';
import { writeIfChanged } from '../util/media';

const components: Record<Contacts['form'], [name: string, file: string]> = {
  emailjs: ['SendingForm', 'sending-form'],
  mail: ['MailingForm', 'mailing-form'],
};

/** Writes the module with the contact form. It exports one form only: Next would publish the scripts of both. */
export function writeForm(root: string, form: Contacts['form']): void {
  const [name, file] = components[form];
  const code = `export { ${name} as Form } from '@/components/contact-section/${file}';\n`;
  writeIfChanged(join(root, '.content/form.ts'), code);
}
