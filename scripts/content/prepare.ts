import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { localize } from '../../lib/content/localize';
import type { Content } from '../../lib/content/types';
import { type Locale, locales } from '../../lib/i18n/locales';
import { makeFonts } from './fonts';
import { makeInlineScripts } from './inline-scripts';
import { makeLogoSprite } from './logos';
import { makeIcon, makePicture } from './pictures';
import { type ContentSource, readContent } from './read';

/**
 * Turns `data/` and `messages/` into what the pages import: `.content/content.ts`, the fonts beside it, and
 * `public/media/`. Nothing is written before everything has been checked.
 * @param root the checkout
 * @throws ContentError
 */
export async function prepare(root: string): Promise<void> {
  const source = readContent(root);
  const content = await build(root, source);
  const module = `import type { Content } from '@/lib/content/types';

export const content: Content = JSON.parse(${JSON.stringify(JSON.stringify(content))});
`;
  writeIfChanged(join(root, '.content/content.ts'), module);
  removeUnused(root, module);
}

async function build(root: string, source: ContentSource): Promise<Content> {
  const { owner, scenes } = source;
  const { cv } = owner;
  const messages = locales.map((locale) =>
    readFileSync(join(root, `messages/${locale}.json`), 'utf8'),
  );
  const measure = await makeFonts(root, JSON.stringify(source) + messages.join(''));
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
    inlineScripts: await makeInlineScripts(root),
    contacts: source.contacts,
    logos: source.logos,
    logoSprite: makeLogoSprite(root, source.logos),
    owner: {
      name: owner.name,
      location: owner.location,
      signature: readFileSync(join(root, 'data', owner.signature), 'utf8'),
      icon: {
        svg: publish(root, owner.icon, '/media/icon.svg'),
        png: await makeIcon(root, `data/${owner.icon}`),
      },
      portrait: { ...(await dayAndNight(owner.portrait)), alt: owner.portrait.alt },
      cv:
        cv && perLocale((locale) => publish(root, localize(cv, locale), `/media/cv-${locale}.pdf`)),
      nameFit: perLocale((locale) =>
        measure(localize(owner.name, locale).toLocaleUpperCase(locale)),
      ),
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
  };
}

function perLocale<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}

/** Copies a file of `data/` as it is. */
function publish(root: string, file: string, url: string): string {
  mkdirSync(join(root, 'public/media'), { recursive: true });
  copyFileSync(join(root, 'data', file), join(root, 'public', url));
  return url;
}

/** What earlier content left in `public/media/` would be exported with the site. */
function removeUnused(root: string, module: string) {
  const media = join(root, 'public/media');
  for (const file of readdirSync(media)) {
    if (!module.includes(`/media/${file}`)) rmSync(join(media, file));
  }
}

/** The dev server recompiles what is touched, changed or not. */
function writeIfChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
