import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { personal } from '@/scripts/check/sample';
import { edit, writeJson } from './copy';

export const owner = { name: 'Ilse Brandt', location: 'Ghent, Belgium', email: 'ilse@brandt.test' };
export const projects = [
  { id: 1, en: 'Tidewater Atlas', az: 'Qabarma Atlası', color: '#0b5d4e' },
  { id: 2, en: 'Moss & Ember', color: '#7a3b12' },
  { id: 5, en: 'Quiet Ledger', az: 'Sakit Dəftər' },
];

/** Puts a wholly different owner's content in the place of the sample's: pictures, names, contacts, logos, CV, texts. */
export async function moveIn(root: string): Promise<void> {
  for (const path of ['projects', 'owner', 'scenes', 'resume.az.json']) {
    rmSync(join(root, 'data', path), { recursive: true });
  }
  for (const folder of ['owner', 'scenes']) mkdirSync(join(root, 'data', folder));
  const picture = (name: string, hue: number) => drawPicture(join(root, 'data', name), hue);
  const svg = (name: string, shape: string) =>
    writeFileSync(
      join(root, 'data', name),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 60" fill="none" stroke="currentColor" stroke-width="4">${shape}</svg>`,
    );

  svg('owner/mark.svg', '<path d="M100 8h44v44h-44z"/>');
  svg('owner/written.svg', '<path d="M10 40q60-60 120 0t120 0"/>');
  await picture('owner/face.webp', 20);
  writeJson(root, 'data/owner.json', {
    name: { en: owner.name },
    location: { en: owner.location },
    signature: 'owner/written.svg',
    icon: 'owner/mark.svg',
    portrait: { night: 'owner/face.webp', day: 'owner/face.webp', alt: { en: 'A woman at work' } },
  });
  writeJson(root, 'data/contacts.json', {
    email: owner.email,
    phone: '+32 9 111 22 33',
    instagram: { handle: '@brandt.builds', url: 'https://brandt.test/instagram' },
  });
  writeJson(root, 'data/resume.json', {
    basics: { name: owner.name, email: owner.email, summary: 'Builds quiet websites.' },
    work: [{ name: 'Brandt Works', position: 'Engineer', startDate: '2021' }],
  });
  edit<{ id: string }[]>(root, 'data/logos.json', (logos) => {
    logos.splice(0, logos.length, ...logos.filter(({ id }) => ['git', 'css', 'jest'].includes(id)));
  });

  for (const [index, name] of ['canal', 'desk'].entries()) {
    await picture(`scenes/${name}.webp`, 90 + 40 * index);
  }
  // Narrow screens are told from wide ones by its shape.
  const canal = join(root, 'data/scenes/canal');
  await sharp(`${canal}.webp`).rotate(90).webp().toFile(`${canal}-narrow.webp`);
  // Text stands on these: `npm run check` says how light and dark they have to be.
  for (const [index, name] of ['home', 'list'].entries()) {
    const draw = (light: string, lightness: number) =>
      drawPicture(join(root, `data/scenes/${name}-${light}.webp`), 170 + 40 * index, lightness);
    await draw('night', 6);
    await draw('day', 93);
  }
  const both = (name: string) => ({
    night: `scenes/${name}-night.webp`,
    day: `scenes/${name}-day.webp`,
  });
  writeJson(root, 'data/scenes.json', {
    imageSection: {
      wide: 'scenes/canal.webp',
      narrow: 'scenes/canal-narrow.webp',
      alt: { en: 'A canal between brick houses' },
    },
    homeBackground: both('home'),
    listBackground: both('list'),
    contact: { image: 'scenes/desk.webp', alt: { en: 'A desk with a letter on it' } },
  });
  for (const [index, project] of projects.entries()) await addProject(root, index, project);

  for (const locale of locales) {
    edit<Record<string, Record<string, string>>>(root, `messages/${locale}.json`, (messages) => {
      for (const key of personal) {
        const [group = '', name = ''] = key.split('.');
        const texts = messages[group];
        if (texts)
          texts[name] = `A text of the new owner’s own, for ${key} in ${locale}, told plainly.`;
      }
    });
  }
}

async function addProject(
  root: string,
  index: number,
  { id, en, az, color }: (typeof projects)[0],
) {
  const folder = `data/projects/${index + 1}-work`;
  mkdirSync(join(root, folder), { recursive: true });
  const names = ['front.webp', 'inside.webp', 'detail.webp'];
  for (const [place, name] of names.entries()) {
    await drawPicture(join(root, folder, name), 200 + 40 * index + 10 * place);
  }
  const [image, image1, image2] = names;
  const text = (english: string) => ({ en: english, az: `${english} (az)` });
  writeJson(root, `${folder}/project.json`, {
    id,
    name: az ? { en, az } : { en },
    detail: text('Cartography'),
    time: '2019',
    ...(color && { color }),
    link: `https://brandt.test/${id}`,
    image,
    image1,
    image2,
    alt: {
      image: text(`The first page of ${en}`),
      image1: text(`A page inside ${en}`),
      image2: text(`A detail of ${en}`),
    },
    bigDescription: text(
      `<p>${en} is a project that nobody has heard of yet, number ${id} of those there are.</p>`,
    ),
    process: text('Alone'),
    job: [{ info: text('Engineer'), work: text('All of it.') }],
  });
}

/** Small, and so made quickly. */
async function drawPicture(file: string, hue: number, lightness = 40): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><rect width="16" height="10" fill="hsl(${hue} 60% ${lightness}%)"/><circle cx="${4 + (hue % 9)}" cy="5" r="3" fill="hsl(${hue + 90} 70% ${lightness === 40 ? 70 : lightness}%)"/></svg>`;
  await sharp(Buffer.from(svg), { density: 72 }).resize(640, 400).webp().toFile(file);
}
