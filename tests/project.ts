import type { Picture, Project } from '@/lib/content/types';
import { az } from './languages';

const picture: Picture = {
  hash: 'a',
  width: 480,
  height: 300,
  placeholder: '',
};

/** A project as short as one can be. */
export const project: Project = {
  id: 7,
  folder: 'data/projects/07',
  name: { en: 'Lantern Taxi', [az]: 'Fənər Taksi' },
  detail: { en: 'Taxi', [az]: 'Taksi' },
  time: '2025',
  room: { day: '#fff4c4', night: '#090a12' },
  link: 'https://example.com',
  image: picture,
  card: picture,
  image1: picture,
  image2: picture,
  nameFit: {},
  alt: { image: { en: '' }, image1: { en: '' }, image2: { en: '' } },
  story: { en: [] },
  description: { en: '' },
  layout: 'story',
  facts: {},
  credits: [],
  process: { en: '' },
  job: [],
};
