import { join } from 'node:path';
import { compile } from 'sass';
import type { Content, LocalizedText, Palette } from '../../lib/content/types';
import { locales, perLocale } from '../../lib/i18n/locales';
import { translatorFor } from '../../lib/i18n/translator';
import { wideHeadings } from '../../lib/routes';
import { makePalette } from '../colours/palette';
import { forPage } from '../drawings/drawings';
import { balance, makeLogoSprite } from '../drawings/logos';
import { pictureMaker } from '../pictures/pictures';
import { withoutDrafts } from '../read/drafts';
import { type ContentSource, readContent } from '../read/read';
import { fitSystemFonts } from '../type/fallback-fonts';
import { type Faces, makeFonts } from '../type/fonts';
import { fitTitle } from '../type/title';
import { makeMedia, pruneMedia, writeIfChanged } from '../util/media';
import { runStep } from '../util/run-step';
import { writePalette } from './colours';
import { makeIcons } from './icons';
import { makeLateScripts } from './late-scripts';
import { drawLetterIcon } from './letter-icon';
import { makePages } from './page-facts';
import { makeProject } from './projects';
import { makeScenes } from './scenes';
import { shownTexts } from './shown-texts';

/**
 * Turns `data/` and `messages/` into the files that the pages import: `.content/` with the content, messages and fonts,
 * and the pictures in `public/media/`. What the schemas refuse stops it before it writes anything.
 * @param root the checkout
 * @param options `drafts` shows the projects with `"draft": true`, for `npm run dev`; `sharePictures` makes the pictures for
 * shared links, which no page shows
 * @returns the checked content of `data/` and `messages/` that is shown
 * @throws ContentError
 */
export async function prepare(
  root: string,
  options: { drafts?: boolean; sharePictures?: boolean } = {},
): Promise<ContentSource> {
  const { drafts = false, sharePictures = true } = options;
  const all = await runStep('Checking the content', () => readContent(root));
  const source = drafts ? all : withoutDrafts(all);
  const content = await makeContent(root, source, { isNeeded: sharePictures });
  const module = `import type { Content } from '@/lib/content/types';

export const content: Content = JSON.parse(${JSON.stringify(JSON.stringify(content))});
`;
  const urls = Object.entries(content.lateScripts);
  writeIfChanged(
    join(root, '.content/late-scripts.ts'),
    urls.map(([name, url]) => `export const ${name} = ${JSON.stringify(url)};\n`).join(''),
  );
  pruneMedia(root, content);
  writeIfChanged(join(root, '.content/content.ts'), module);
  for (const [locale, messages] of Object.entries(source.messages)) {
    writeIfChanged(join(root, `.content/messages/${locale}.json`), JSON.stringify(messages));
  }
  return source;
}

async function makeContent(
  root: string,
  source: ContentSource,
  sharePictures: { isNeeded: boolean },
): Promise<Content> {
  const { site, contacts, lists } = source;
  const logos = lists.carousel;
  const texts = shownTexts(source.texts);
  const palette = makePalette(site.colors);
  // First, because stylesheets that are compiled here read it.
  writePalette(root, palette);
  // Pictures are encoded in other threads, fonts in this one.
  const [pictured, faces] = await Promise.all([
    runStep('Making the pictures', () => makePictures(root, source, palette)),
    makeFonts(root, texts.all),
  ]);
  const { scenes, portrait } = pictured;
  const scales = await balance(logos.map(({ drawing }) => drawing));
  const projects = pictured.projects.map((project) => {
    return { ...project, nameFit: fitTitle(project.name, faces.display) };
  });
  const headings = Object.entries(wideHeadings).map(([page, key]) => {
    const name = perLocale((locale) => translatorFor(locale, source.messages[locale])(key));
    return [page, { name, nameFit: fitTitle(name, faces.display) }];
  });

  return {
    theme: site.theme,
    palette,
    sections: source.sections,
    headings: Object.fromEntries(headings),
    fallbackFonts: perLocale((locale) => fitSystemFonts(faces, texts.inLocale(locale), locale)),
    richTextStyles: await makeMedia(root, 'text.css', compileStyles('project/story/rich-text')),
    lateScripts: await makeLateScripts(root),
    contacts: {
      ...contacts,
      profiles: contacts.profiles.map((profile) => ({
        ...profile,
        icon: profile.icon && forPage(profile.icon),
      })),
    },
    lists: {
      ...lists,
      carousel: logos.map(({ id, name }, index) => ({ id, name, scale: scales[index] ?? 1 })),
    },
    logoSprite: logos[0] && (await makeLogoSprite(root, logos)),
    owner: { ...(await makeOwner(root, source, faces)), portrait },
    scenes,
    projects,
    analytics: site.analytics && { ...site.analytics.attributes, src: site.analytics.src },
    pages: await makePages(root, source, { scenes, projects, palette }, faces, sharePictures),
  };
}

function compileStyles(name: string): string {
  return compile(`components/${name}.scss`, { style: 'compressed' }).css;
}

async function makePictures(root: string, source: ContentSource, palette: Palette) {
  const makePicture = pictureMaker(root);
  const [scenes, projects] = await Promise.all([
    makeScenes(source, palette, makePicture),
    Promise.all(source.projects.map((project) => makeProject(root, project, palette, makePicture))),
  ]);
  return { ...scenes, projects };
}

async function makeOwner(
  root: string,
  { owner, site }: ContentSource,
  faces: Faces,
): Promise<Omit<Content['owner'], 'portrait'>> {
  const { name, asciiName, location, signature, icon, cv } = owner;
  const svg = icon?.svg ?? (await drawLetterIcon(name, faces.display, site.colors));
  return {
    name,
    asciiName,
    location,
    signature: signature && forPage(signature),
    icon: await makeIcons(root, svg),
    cv: cv && (await publishCv(root, cv)),
    nameFit: fitTitle(name, faces.display),
  };
}

/** @returns the URLs of the PDFs */
async function publishCv(
  root: string,
  cv: NonNullable<ContentSource['owner']['cv']>,
): Promise<LocalizedText> {
  const urls: Partial<LocalizedText> = {};
  for (const locale of locales) {
    const pdf = cv[locale];
    if (pdf) urls[locale] = await makeMedia(root, `cv-${locale}.pdf`, pdf.bytes);
  }
  return urls as LocalizedText;
}
