import { siteSchema } from '@/lib/content/site';
import type { Content } from '@/lib/content/types';
import { perLocale } from '@/lib/i18n/locales';
import { wideHeadings } from '@/lib/routes';
import { makePalette } from '@/scripts/colours/palette';
import { az } from './languages';
import { project } from './project';

const { theme, colors } = siteSchema.parse({});

/** A short content in place of what a build makes from `data/`, so that a unit test needs no build. */
export const content: Content = {
  theme,
  palette: makePalette(colors),
  sections: [],
  owner: {
    name: { en: 'Ilse', [az]: 'İlse' },
    location: { en: 'Ghent' },
    icon: { svg: '/media/icon.svg', apple: '/media/icon.png', any: [], maskable: [] },
    nameFit: {
      en: [{ path: 'M0 0h700v-690h-700z', width: 0.7, above: 0.69, below: 0, space: 0 }],
    },
  },
  contacts: { email: 'ilse@example.com', form: 'emailjs', profiles: [] },
  lists: { carousel: [] },
  scenes: {},
  projects: [1, 2, 3].map((id) => ({ ...project, id, name: { en: `Lantern Taxi ${id}` } })),
  headings: Object.fromEntries(
    Object.keys(wideHeadings).map((page) => [page, { name: { en: page }, nameFit: {} }]),
  ) as Content['headings'],
  fallbackFonts: perLocale(() => ''),
  richTextStyles: '/media/text.css',
  lateScripts: { lightbox: '/media/lightbox.js', late: '/media/late.js' },
  pages: {},
};
