import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { Messages } from 'next-intl';
import type { Resume } from '../../../lib/content/resume-schema';
import type { Locale } from '../../../lib/i18n/locales';
import { translatorFor } from '../../../lib/i18n/translator';
import { faces, subsetFace } from '../fonts';
import { writeAtomic } from '../media';
import { sectionsOf } from './sections';

const regular = { ...faces.text, axes: { wght: 400 } };
const semibold = { ...faces.text, axes: { wght: 600 } };

type Options = { resume: Resume; locale: Locale; name: string; messages: Messages };

/**
 * Typesets a CV as a tagged PDF with bookmarks, or returns the cached one if nothing has changed. The same input gives
 * the same bytes.
 * @param root the checkout
 * @returns the PDF's path from the root
 */
export async function makeResume(root: string, options: Options): Promise<string> {
  const { resume, locale, name, messages } = options;
  const t = translatorFor(locale, messages);
  const cv = JSON.stringify({
    locale,
    name,
    capitals: name.toLocaleUpperCase(locale),
    title: t('Resume.Title', { name }),
    label: resume.basics.label,
    contacts: contactsOf(resume.basics),
    sections: sectionsOf(resume, locale, t),
    footer: t('Resume.Page', { name, page: '{page}', pages: '{pages}' }),
  });
  const instances = [faces.display, faces.label, regular, semibold];
  const files = await Promise.all(instances.map((face) => subsetFace(face, `${cv}•·`, 'sfnt')));
  const fonts = files.flat();
  const template = readFileSync(join(root, 'scripts/content/resume/resume.typ'), 'utf8');

  const hash = createHash('sha256').update(Buffer.concat([Buffer.from(cv + template), ...fonts]));
  const cached = `.cache/resume/${hash.digest('hex').slice(0, 12)}.pdf`;
  if (!existsSync(join(root, cached))) {
    writeAtomic(join(root, cached), await typeset(template, cv, fonts));
  }
  return cached;
}

async function typeset(template: string, cv: string, fonts: Buffer[]): Promise<Uint8Array> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  initSync({ module: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source('/resume.typ', template);
  const { result, diagnostics } = compiler.compile('/resume.typ', [['cv', cv]], 'pdf', 3);
  if (!result) throw new Error(`resume.typ: ${diagnostics}`);
  return result;
}

function contactsOf({ email, phone, url, profiles = [], location = {} }: Resume['basics']) {
  const contacts: { text?: string; url?: string }[] = [
    { text: email, url: `mailto:${email}` },
    { text: phone, url: `tel:${phone?.replace(/[^+\d]/g, '')}` },
    ...[{ network: '', url }, ...profiles].map(({ network, username, url }) => ({
      text: [network, username ?? url?.replace(/^https?:\/\/(www\.)?|\/$/g, '')]
        .filter(Boolean)
        .join(' '),
      url,
    })),
    { text: [location.city, location.region].filter(Boolean).join(', ') },
  ];
  return contacts.filter(({ text }) => text);
}
