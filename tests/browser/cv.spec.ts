import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { localize } from '@/lib/content/localize';
import { resumeSchema } from '@/lib/content/resume-schema';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { localizeRoute, routes } from '@/lib/routes';
import { messages } from '../texts';
import { exportedDocument, exportedFile, owner } from './site';

/** The languages whose CV is made from a resume. */
const versions = locales.flatMap((locale) => {
  const file = `data/resume.${locale === defaultLocale ? '' : `${locale}.`}json`;
  return owner.cv?.[locale] || !existsSync(file) ? [] : { locale, file };
});

/** The PDF that the button of the about section links to. */
async function openCv(home: string) {
  const link = exportedDocument(home).querySelector<HTMLAnchorElement>('#aboutMe a');
  return getDocumentProxy(new Uint8Array(readFileSync(exportedFile(link?.href ?? '') ?? '')));
}

type Pdf = Awaited<ReturnType<typeof openCv>>;

async function readText(pdf: Pdf): Promise<string> {
  let text = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? ' ' : '');
  }
  return text.replace(/\s+/g, ' ');
}

interface Node {
  role?: string;
  type?: string;
  children?: Node[];
}

function rolesOf({ role, children = [] }: Node): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}

for (const { locale, file } of versions) {
  test(`the CV in ${locale} is accessible, and its text can be selected`, async () => {
    const resume = resumeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const name = resume.basics.name ?? localize(owner.name, locale);
    const words = messages[locale].Resume;
    const pdf = await openCv(localizeRoute(routes.home, locale));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({
      Language: locale,
      Title: words.Title.replace('{name}', name),
    });
    const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) ?? {});
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);

    const text = await readText(pdf);
    const texts = [
      name.toLocaleUpperCase(locale),
      resume.basics.summary,
      ...resume.work.flatMap(({ position, highlights = [] }) => [position, ...highlights]),
      ...resume.languages.map(({ language }) => language),
    ];
    for (const each of texts) expect(text).toContain(each ?? '');

    if (!resume.work.some((job) => job.highlights?.length) || !resume.education.length) return;
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(
      expect.arrayContaining([words.Work, words.Education]),
    );
    expect(roles).toEqual(expect.arrayContaining(['H2', 'H3', 'P', 'Link', 'L', 'LI']));
  });
}
