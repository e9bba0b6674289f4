import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { Messages } from 'next-intl';
import type { Resume } from '../../../lib/content/resume-schema';
import type { Locale } from '../../../lib/i18n/locales';
import { translatorFor } from '../../../lib/i18n/translator';
import { faces, subsetFace } from '../fonts';
import { makeMedia } from '../media';

const wasm = 'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm';
const instances = [faces.display, faces.label, { ...faces.text, axes: { wght: 400 } }, faces.bold];

/**
 * Typesets a CV as a tagged PDF with bookmarks. The same input gives the same bytes.
 * @param root the checkout
 * @returns the PDF's URL
 */
export async function makeResume(
  root: string,
  resume: Resume,
  locale: Locale,
  messages: Messages,
): Promise<string> {
  const { name = '' } = resume.basics;
  const t = translatorFor(locale, messages);
  const keys = Object.keys(messages.Resume) as (keyof Messages['Resume'])[];
  const translate = (key: (typeof keys)[number]) =>
    t(`Resume.${key}`, { name, page: '{page}', pages: '{pages}' });
  const format = {
    year: 'numeric',
    month: locale === 'az' ? '2-digit' : 'short',
    timeZone: 'UTC',
  } as const;
  const month = new Intl.DateTimeFormat(locale, format);
  /** A date is a year, a month or a day. A day is shown as its month. */
  const showDates = (key: string, value: string) =>
    /date$/i.test(key) && value.includes('-') ? month.format(new Date(value)) : value;

  const capitals = name.toLocaleUpperCase(locale);
  const words = Object.fromEntries(keys.map((key) => [key, translate(key)]));
  const contacts = contactsOf(resume.basics);
  const cv = JSON.stringify({ locale, name, capitals, contacts, words, resume }, showDates);
  const template = readFileSync(join(root, 'scripts/prepare/resume/resume.typ'), 'utf8');
  const files = instances.map((face) => subsetFace(face, `${cv}•·–×−0123456789`, 'sfnt'));
  const fonts = await Promise.all(files);
  const source = Buffer.concat([Buffer.from(cv + template), ...fonts]);
  return makeMedia(root, `cv-${locale}.pdf`, source, async () => {
    initSync({ module: readFileSync(wasm) });
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const font of fonts) await builder.add_raw_font(font);
    const compiler = await builder.build();
    compiler.add_source('/resume.typ', template);
    const { result, diagnostics } = compiler.compile('/resume.typ', [['cv', cv]], 'pdf', 3);
    if (!result) throw new Error(`resume.typ: ${JSON.stringify(diagnostics)}`);
    return result as Uint8Array;
  });
}

function contactsOf({ email, phone, url, profiles = [], location = {} }: Resume['basics']) {
  const addressOf = (url = '') => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');
  const contacts = [
    { text: email, url: `mailto:${email}` },
    { text: phone, url: `tel:${phone?.replace(/[^+\d]/g, '')}` },
    { text: addressOf(url), url },
    ...profiles.map(({ network = '', username, url }) => ({
      text: `${network} ${username ?? addressOf(url)}`.trim(),
      url,
    })),
    { text: [location.city, location.region].filter(Boolean).join(', ') },
  ];
  return contacts.filter(({ text }) => text);
}
