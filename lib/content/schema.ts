import { z } from 'zod';
import { defaultLocale, type Locale, locales, perLocale } from '../i18n/locales';
import { pictureEndings } from './picture-formats';
import { normalizeYears } from './years';

export const text = z.string().trim().min(1);

type OtherLocale = Exclude<Locale, typeof defaultLocale>;

/**
 * A text for all languages, or one per language. Then only the default language is required: the others fall back to it.
 */
function perLanguage<T extends z.ZodType>(value: T) {
  const shape = locales.map((locale) => [
    locale,
    locale === defaultLocale ? value : value.optional(),
  ]);
  return z.preprocess(
    (written) => (typeof written === 'string' ? perLocale(() => written) : written),
    z.strictObject(
      Object.fromEntries(shape) as Record<typeof defaultLocale, T> &
        Record<OtherLocale, z.ZodOptional<T>>,
    ),
  );
}

const localized = perLanguage(text);

const named = (...endings: string[]) =>
  text.regex(
    new RegExp(`^[^:]+\\.(${endings.join('|')})$`, 'i'),
    `must name a file that ends in .${endings.join(', .')}, not an address`,
  );

export const hexColor = text.regex(
  /^#[0-9a-f]{6}$/i,
  'must be a colour such as #291730 (a # and six hexadecimal digits)',
);
const beginsWithHttp = 'must be an address that begins with https:// or http://';
/** Some clients' older sites have no HTTPS. */
const webUrl = z
  .url({ protocol: /^https?$/, error: beginsWithHttp, abort: true })
  .regex(/^https?:\/\/[^\\\s]+$/i, beginsWithHttp);

/** Outputs `2025`, `2023–2025` or, for work that goes on, `2023–`. */
const years = text.transform((written, context) => {
  const normalized = normalizeYears(written);
  if (normalized) return normalized;
  context.addIssue('must be a year such as "2025", or years such as "2023–2025" or "2023–"');
  return z.NEVER;
});

const percent = z.number().min(0).max(100);
/** A point of a picture, in percent from its left and from its top. */
const point = z.strictObject({ x: percent, y: percent });

const logo = z.strictObject({
  id: text.regex(
    /^[a-z0-9-]+$/,
    'must be lower-case letters and digits: logos/<id>.svg is its file',
  ),
  name: text,
});

/** How a project's page is arranged; `docs/projects.md` describes them. */
export const layouts = ['story', 'screens', 'scene', 'note'] as const;

/** The facts of a project that have words, so that each language's file may have its own. */
const projectWords = {
  name: text,
  littleName: text.optional(),
  detail: text.optional(),
  /** What `image`, `image1` and `image2` show. If absent, the name describes them. */
  alt: text.optional(),
  alt1: text.optional(),
  alt2: text.optional(),
  caption1: text.optional(),
  caption2: text.optional(),
  process: text.optional(),
  role: text.optional(),
  duration: text.optional(),
  team: text.optional(),
  result: text.optional(),
  /** The result or the figure in a few words, on the card. */
  littleResult: text.optional(),
  /** One figure of the text, shown in large letters. */
  figure: z.strictObject({ value: text, label: text }).optional(),
  /** The other people who made the project: the part of each, by name. */
  credits: z.record(text, text).optional(),
  /** What the owner did in each role, by the role's title. */
  job: z.record(text, text).optional(),
};

export const projectWordFields = Object.keys(projectWords) as (keyof typeof projectWords)[];

/** Turns a file's name, from the folder of the JSON file, into what the build needs of it; or adds the file's problem. */
export type Open<T> = (name: string, context: z.core.$RefinementCtx) => T | Promise<T>;

/** One value for both themes, or one for each. */
const isPicture = (value: unknown) =>
  typeof value === 'string' || Object.hasOwn(Object(value), 'night');

/** An object whose field `key` is a picture, or only this picture. */
function withPicture<T extends z.ZodType>(key: string, schema: T) {
  return z.preprocess((value) => (isPicture(value) ? { [key]: value } : value), schema);
}

/**
 * The schemas of the files in `data/`, besides `site.json`. They parse asynchronously if a function that opens files does.
 * @param openPicture gets the names of pictures
 * @param openDrawing gets the names of SVG files
 * @param openPdf gets the names of PDFs
 */
export function schemasWith<P, D, F>(openPicture: Open<P>, openDrawing: Open<D>, openPdf: Open<F>) {
  const image = named(...pictureEndings).transform(openPicture);
  const drawing = named('svg').transform(openDrawing);
  const picture = z.union([
    image.transform((both) => ({ night: both, day: both })),
    z.strictObject({ night: image, day: image }),
  ]);
  const described = withPicture(
    'image',
    z.strictObject({ image: picture, alt: localized.optional() }),
  );
  /** The facts of a project that are the same in every language. */
  const shared = {
    time: years,
    image,
    /** Shown below the text, unless the text shows them. */
    image1: image.optional(),
    image2: image.optional(),
    color: hexColor.optional(),
    /** The background of its page by day and by night. What is absent follows from the colour. */
    room: z
      .strictObject({
        day: hexColor,
        night: hexColor,
        /** The background of a part of the page, and the letters, by day. */
        band: hexColor.optional(),
        ink: hexColor.optional(),
        /** What its light fades through. */
        ember: hexColor.optional(),
      })
      .optional(),
    /** Absent if the work is not public. */
    link: webUrl.optional(),
    layout: z.enum(layouts, `must be one of ${layouts.join(', ')}`).default('story'),
    stack: text.optional(),
    /** Only `npm run dev` shows a draft. Its number stays its own. */
    draft: z
      .enum(['true', 'false'], 'must be true or false')
      .transform((written) => written === 'true')
      .optional(),
  };
  const project = z.strictObject({ ...projectWords, ...shared });
  const misplaced = z
    .custom(() => false, 'stands in en.md for all languages: delete it here')
    .optional();
  const misplacedFields: object = Object.fromEntries(
    Object.keys(shared).map((field) => [field, misplaced]),
  );
  /** The facts in another language than English. Those that are absent fall back to the English ones. */
  const translation = z.strictObject({ ...misplacedFields, ...projectWords }).partial();

  const owner = z.strictObject({
    name: localized,
    /** The name in the letters of English, for those who search for it so. No page shows it. */
    asciiName: text.optional(),
    location: localized,
    /** If absent, the name is shown in the display font. */
    signature: drawing.optional(),
    /** If absent, the icon is the first letter of the name. */
    icon: drawing.optional(),
    /** Shown by the about section. */
    portrait: described.optional(),
    /** A PDF per language; the about button opens it. If absent, the button asks for the CV. */
    cv: perLanguage(named('pdf').transform(openPdf)).optional(),
  });

  const contacts = z.strictObject({
    email: z.email('must be an e-mail address'),
    /** How the contact form sends. `mail` opens the visitor's mail program. */
    form: z.enum(['emailjs', 'mail'], 'must be "emailjs" or "mail"').default('emailjs'),
    phone: text
      .regex(/^\+[\d ]{7,20}$/, 'must be an international number such as +994 00 000 00 00')
      .optional(),
    profiles: z
      .array(
        z.strictObject({
          service: text,
          handle: text,
          url: webUrl,
          /** Beside the name of the service. */
          icon: drawing.optional(),
        }),
      )
      .default([]),
  });

  const scenes = z.strictObject({
    /** Of the image section. The home page begins with it if the section is its first. */
    photo: withPicture(
      'wide',
      z.strictObject({
        wide: picture,
        /** A crop for phones. If absent, they show the middle of `wide`. */
        narrow: picture.optional(),
        /** Places in both crops where a lit window links to a project, in the order of the projects. */
        windows: z.array(z.strictObject({ wide: point, narrow: point.optional() })).default([]),
        alt: localized.optional(),
      }),
    ).optional(),
    contact: described.optional(),
  });

  /** The drawing of each is `logos/<id>.svg`. */
  const logos = z.array(
    logo.transform(async (facts, context) => {
      return { ...facts, drawing: await openDrawing(`logos/${facts.id}.svg`, context) };
    }),
  );

  /** The sections of the home page, in their default order; `components/home/sections.ts` has their components. */
  const sections = {
    imageSection: { needs: ({ scenes }) => scenes.photo },
    projects: {},
    about: { shows: ({ owner }) => owner.portrait ?? owner.cv },
    carousel: { file: 'data/logos.json', schema: logos },
  } satisfies Record<string, HomeSection>;

  return { project, translation, owner, contacts, scenes, sections };
}

/** The own lists of sections, by the sections' names. */
export type ListsOf<Sections> = {
  [Name in keyof Sections as Sections[Name] extends { schema: z.ZodType } ? Name : never]: z.infer<
    Extract<Sections[Name], { schema: z.ZodType }>['schema']
  >;
};

/** A section without `file` and `needs` is always shown. */
export interface HomeSection {
  /** The section's own file, with a list. Without an entry, the section is not shown. */
  file?: string;
  schema?: z.ZodType<unknown[]>;
  /** @returns what the section needs of other files: without it, the section is not shown */
  needs?: (files: SectionFiles) => unknown;
  /** @returns what no other section shows of other files. `npm run check` names a section that has it and is not listed */
  shows?: (files: SectionFiles) => unknown;
}

export interface SectionFiles {
  owner: { portrait?: unknown; cv?: unknown };
  scenes: { photo?: unknown };
}

const asNamed: Open<string> = (name) => name;

/** The schemas, with the names of files. */
export const schemas = schemasWith(asNamed, asNamed, asNamed);

export type LocalizedText = z.infer<typeof localized>;
export type ProjectWords = z.infer<typeof schemas.translation>;
export type OwnerSource = z.infer<typeof schemas.owner>;
export type Contacts = z.infer<typeof schemas.contacts>;
export type LogoSource = z.infer<typeof logo>;
export type SectionName = keyof typeof schemas.sections;
export type ScenesSource = z.infer<typeof schemas.scenes>;
