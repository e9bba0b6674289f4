import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import azResume from '@/data/resume.az.json' with { type: 'json' };
import enResume from '@/data/resume.json' with { type: 'json' };
import az from '@/messages/az.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import { expect, test } from './test';

const versions = [
  { lang: 'en', home: '/', resume: enResume, words: en.Resume },
  { lang: 'az', home: '/az/', resume: azResume, words: az.Resume },
];

/** The PDF behind the about button. */
async function openCv(page: Page, home: string) {
  await page.goto(home);
  const href = await page.locator('#aboutMe').getByRole('link').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  return getDocumentProxy(new Uint8Array(await response.body()));
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

for (const { lang, home, resume, words } of versions) {
  test(`the CV in ${lang} is tagged, titled, in its language and on two pages at most`, async ({
    page,
  }) => {
    const pdf = await openCv(page, home);
    expect(pdf.numPages).toBeLessThanOrEqual(2);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({
      Language: lang,
      Title: words.Title.replace('{name}', resume.basics.name),
    });
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(
      expect.arrayContaining([words.Work, words.Education]),
    );
    const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) ?? {});
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'Link', 'L', 'LI']));
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  });

  test(`the text of the CV in ${lang} can be selected, with its letters`, async ({ page }) => {
    const text = await readText(await openCv(page, home));
    const texts = [
      resume.basics.name.toLocaleUpperCase(lang),
      resume.basics.summary,
      ...resume.work.flatMap(({ position, highlights = [] }) => [position, ...highlights]),
      ...resume.languages.map(({ language }) => language),
    ];
    for (const each of texts) expect(text).toContain(each);
    if (lang === 'az') for (const letter of 'əƏğıİşŞçöü') expect(text).toContain(letter);
  });
}
