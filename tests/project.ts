import type { Picture, Project } from '@/lib/content/types';
import { az } from './languages';

const picture: Picture = {
  hash: 'a',
  width: 480,
  height: 300,
};

/** A project as short as one can be. */
export const project: Project = {
  id: 7,
  folder: 'data/projects/07',
  name: { en: 'Lantern Taxi', [az]: 'Fənər Taksi' },
  detail: {},
  time: '2025',
  room: { day: '#fff4c4', night: '#090a12' },
  link: 'https://example.com',
  image: picture,
  card: picture,
  image1: picture,
  image2: picture,
  nameFit: {},
  alt: { en: '' },
  alt1: { en: '' },
  alt2: { en: '' },
  caption1: {},
  caption2: {},
  story: { en: [] },
  description: { en: '' },
  layout: 'story',
  littleName: {},
  process: {},
  role: {},
  duration: {},
  team: {},
  result: {},
  littleResult: {},
  figure: {},
  credits: {},
  job: {},
};
