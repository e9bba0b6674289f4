import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenesSource } from '../../lib/content/schema';
import type { Content, LocalizedText, Picture } from '../../lib/content/types';
import { locales, perLocale } from '../../lib/i18n/locales';
import { translatorFor } from '../../lib/i18n/translator';
import { deriveRoom } from '../../lib/tones';
import { makePalette } from '../colours/palette';
import { makeLogoSprite } from '../drawings/logos';
import { pictureTasks } from '../pictures/picture-tasks';
import { makePictures, pictureKey } from '../pictures/pictures';
import { withoutDrafts } from '../read/drafts';
import { type ContentSource, readContent } from '../read/read';
import { writeSections } from '../read/sections';
import { writePalette, writeRooms } from '../read/site';
import { makeStory } from '../story/make-story';
import { fitSystemFonts } from '../type/fallback-fonts';
import { makeFonts } from '../type/fonts';
import { fitTitle } from '../type/title';
import { makeMedia, pruneMedia, writeIfChanged } from '../util/media';
import { runStep } from '../util/run-step';
import { writeForm } from './form';
import { makeIcons } from './icons';
import { drawLetterIcon } from './letter-icon';
import { makePages } from './page-facts';
import { settleCopies } from './publish';
import { shownTexts } from './shown-texts';

/**
 * Turns `data/` and `messages/` into the files that the pages import: `.content/` with the content, messages and fonts,
 * and the pictures in `.cache/media/`. It checks everything before it writes anything.
 * @param root the checkout
 * @param options `drafts` shows the projects with `"draft": true`, for `npm run dev`
 * @returns the checked content of `data/` and `messages/` that is shown
 * @throws ContentError
 */
export async function prepare(root: string, options = { drafts: false }): Promise<ContentSource> {
  const all = await runStep('Checking the content', () => readContent(root));
  const source = options.drafts ? all : withoutDrafts(all);
  const content = await build(root, source);
  const module = `import type { Content } from '@/lib/content/types';

export const content: Content = JSON.parse(${JSON.stringify(JSON.stringify(content))});
`;
  writePalette(root, content.palette);
  writeRooms(root, content);
  writeSections(root, source.sections);
  writeForm(root, source.contacts.form);
  settleCopies(root);
  pruneMedia(root, content);
  writeIfChanged(join(root, '.content/content.ts'), module);
  for (const [locale, messages] of Object.entries(source.messages)) {
    writeIfChanged(join(root, `.content/messages/${locale}.json`), JSON.stringify(messages));
  }
  return source;
}

async function build(root: string, source: ContentSource): Promise<Content> {
  const { owner, contacts, scenes, projects } = source;
  const { contact } = scenes;
  const texts = shownTexts(source);
  const palette = makePalette(source.site.colors);
  // Pictures are encoded in other threads, fonts in this one.
  const [pictures, faces] = await Promise.all([
    makePictures(root, pictureTasks(source)),
    makeFonts(root, texts.all),
  ]);
  const picture = (file: string, folder = 'data', isCard = false) =>
    pictures.get(pictureKey({ file: `${folder}/${file}`, isCard })) as Picture;
  const drawing = (file: string) => source.drawings[`data/${file}`];
  const dayAndNight = ({ night, day }: Record<'night' | 'day', string>) => ({
    night: picture(night),
    day: picture(day),
  });

  const heading = (key: 'Project.Head' | 'Contact.Title') => {
    const name = perLocale((locale) => translatorFor(locale, source.messages[locale])(key));
    return { name, nameFit: fitTitle(name, faces.display) };
  };

  const imageSection = (source: NonNullable<ScenesSource['imageSection']>) => {
    const { wide, narrow, day = { wide, narrow }, ...facts } = source;
    return {
      wide: dayAndNight({ night: wide, day: day.wide }),
      narrow: dayAndNight({ night: narrow, day: day.narrow }),
      ...facts,
    };
  };

  return {
    theme: source.site.theme,
    palette,
    headings: {
      projects: heading('Project.Head'),
      contact: heading('Contact.Title'),
    },
    fallbackFonts: perLocale((locale) => fitSystemFonts(faces, texts.inLocale(locale), locale)),
    contacts: {
      ...contacts,
      profiles: contacts.profiles.map((profile) => ({
        ...profile,
        icon: profile.icon && drawing(profile.icon)?.themed,
      })),
    },
    logos: source.logos,
    logoSprite: source.logos[0] && (await makeLogoSprite(root, source.logos, source.drawings)),
    owner: {
      name: owner.name,
      location: owner.location,
      signature: owner.signature && drawing(owner.signature)?.themed,
      icon: await makeIcons(
        root,
        owner.icon
          ? (drawing(owner.icon)?.svg ?? '')
          : await drawLetterIcon(owner.name, faces.display, source.site.colors),
      ),
      portrait: owner.portrait && {
        ...dayAndNight(owner.portrait),
        alt: owner.portrait.alt,
      },
      cv: owner.cv && (await publishCv(root, owner.cv)),
      nameFit: fitTitle(owner.name, faces.display),
    },
    scenes: {
      imageSection: scenes.imageSection && imageSection(scenes.imageSection),
      homeBackground: dayAndNight(scenes.homeBackground),
      listBackground: dayAndNight(scenes.listBackground),
      contact: {
        image: dayAndNight({ night: contact.image, day: contact.day ?? contact.image }),
        alt: contact.alt,
      },
    },
    projects: await Promise.all(
      projects.map(async ({ folder, image, image1, image2, story, ...project }) => ({
        ...project,
        ...(await makeStory(root, story, (file) => picture(file, folder), folder)),
        room: project.room ?? deriveRoom(project.color ?? palette.page, palette),
        nameFit: fitTitle(project.name, faces.display),
        image: picture(image, folder),
        card: picture(image, folder, true),
        image1: image1 ? picture(image1, folder) : undefined,
        image2: image2 ? picture(image2, folder) : undefined,
      })),
    ),
    analytics: source.analytics?.attributes,
    pages: await makePages(root, source, faces, pictures),
  };
}

/** @param cv the names of the PDFs @returns their URLs */
async function publishCv(root: string, cv: LocalizedText): Promise<LocalizedText> {
  const urls = { ...cv };
  for (const locale of locales) {
    const file = cv[locale];
    if (!file) continue;
    urls[locale] = await makeMedia(
      root,
      `cv-${locale}.pdf`,
      readFileSync(join(root, 'data', file)),
    );
  }
  return urls;
}
