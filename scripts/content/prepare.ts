import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localize } from '../../lib/content/localize';
import type { Content } from '../../lib/content/types';
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales';
import { makeFonts } from './fonts';
import { makeIcons } from './icons';
import { makeLogoSprite } from './logos';
import { makePages } from './pages';
import { makePicture } from './pictures';
import { type ContentSource, readContent } from './read';
import { makeResume } from './resume/make';
import { checkSvg } from './svg';

/**
 * Turns `data/` and `messages/` into what the pages import: `.content/content.ts`, the fonts beside it, and
 * `public/media/`. Nothing is written before everything has been checked.
 * @param root the checkout
 * @returns what it was made from
 * @throws ContentError
 */
export async function prepare(root: string): Promise<ContentSource> {
  const source = await readContent(root);
  const content = JSON.stringify(await build(root, source));
  const module = `import type { Content } from '@/lib/content/types';

export const content: Content = JSON.parse(${JSON.stringify(content)});
`;
  writeIfChanged(join(root, '.content/content.ts'), module);
  removeUnused(root, content);
  return source;
}

async function build(root: string, source: ContentSource): Promise<Content> {
  const { owner, scenes } = source;
  const messages = perLocale((locale) =>
    readFileSync(join(root, `messages/${locale}.json`), 'utf8'),
  );
  const cv = await makeCv(root, source, messages);
  const faces = await makeFonts(root, JSON.stringify([source, messages]));
  const picture = (file: string) => makePicture(root, `data/${file}`);
  const dayAndNight = async ({ night, day }: Record<'night' | 'day', string>) => ({
    night: await picture(night),
    day: await picture(day),
  });

  const projects: Content['projects'] = [];
  for (const { folder, image, image1, image2, ...facts } of source.projects) {
    projects.push({
      ...facts,
      image: await makePicture(root, `${folder}/${image}`),
      image1: await makePicture(root, `${folder}/${image1}`),
      image2: await makePicture(root, `${folder}/${image2}`),
    });
  }

  return {
    contacts: source.contacts,
    logos: source.logos,
    logoSprite: makeLogoSprite(root, source.logos),
    owner: {
      name: owner.name,
      location: owner.location,
      signature: checkSvg(readFileSync(join(root, 'data', owner.signature), 'utf8')).svg,
      icon: await makeIcons(root, `data/${owner.icon}`),
      portrait: { ...(await dayAndNight(owner.portrait)), alt: owner.portrait.alt },
      cv,
      nameFit: perLocale((locale) => {
        const name = localize(owner.name, locale).toLocaleUpperCase(locale);
        return faces.display.covers(name) ? faces.display.measure(name) : undefined;
      }),
    },
    scenes: {
      imageSection: {
        wide: await picture(scenes.imageSection.wide),
        narrow: await picture(scenes.imageSection.narrow),
        alt: scenes.imageSection.alt,
      },
      homeBackground: await dayAndNight(scenes.homeBackground),
      listBackground: await dayAndNight(scenes.listBackground),
      contact: { image: await picture(scenes.contact.image), alt: scenes.contact.alt },
    },
    projects,
    pages: await makePages(root, source, faces),
  };
}

function perLocale<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}

/** Each language's CV: the owner's own PDF where there is one, else made from the resume; `readContent` saw to English. */
async function makeCv(
  root: string,
  { owner, resumes }: ContentSource,
  messages: Record<Locale, string>,
): Promise<Content['owner']['cv']> {
  const cv: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const own = owner.cv?.[locale];
    const { file, resume } = resumes[locale] ?? {};
    if (own) {
      cv[locale] = publish(root, `data/${own}`, `cv-${locale}.pdf`);
    } else if (file && resume) {
      const name = resume.basics.name ?? localize(owner.name, locale);
      const words = JSON.parse(messages[locale]);
      const pdf = await makeResume(root, { resume, file, locale, name, messages: words });
      cv[locale] = publish(root, pdf, `cv-${locale}.pdf`);
    }
  }
  const english = cv[defaultLocale];
  return english ? { ...cv, [defaultLocale]: english } : undefined;
}

/** Copies a file as it is, under a name that changes with its content: hosts may cache it for ever. */
function publish(root: string, file: string, name: string): string {
  const bytes = readFileSync(join(root, file));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const url = `/media/${name.replace('.', `-${hash}.`)}`;
  mkdirSync(join(root, 'public/media'), { recursive: true });
  writeFileSync(join(root, 'public', url), bytes);
  return url;
}

/** What earlier content left in `public/media/` would be exported with the site. */
function removeUnused(root: string, content: string) {
  const media = join(root, 'public/media');
  for (const file of readdirSync(media)) {
    // Of a picture, the content names what each of its files starts with.
    const isUsed =
      content.includes(`/media/${file}`) || content.includes(`"${file.split('-')[0]}"`);
    if (!isUsed) rmSync(join(media, file));
  }
}

/** The dev server recompiles what is touched, changed or not. */
function writeIfChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
