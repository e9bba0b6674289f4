import { z } from 'zod';
import { hexColor, type SectionName, schemas } from './schema';

/** The sections of the home page, in their default order. */
export const sectionNames = Object.keys(schemas.sections) as SectionName[];

const section = z.enum(sectionNames, `must be one of ${sectionNames.join(', ')}`);

const httpsUrl = z.url({
  protocol: /^https$/,
  // A quote or a semicolon could end a directive of the Content-Security-Policy.
  hostname: /^[a-z\d.-]+$/,
  error: 'must be an address that begins with https://',
});

/** `data/site.json`. The file and each of its fields may be absent. */
export const siteSchema = z.strictObject({
  /** If absent, the sections that have content, in the default order. */
  home: z
    .array(section)
    .refine((names) => new Set(names).size === names.length, {
      error: 'lists a section twice: delete one of the two',
    })
    .optional(),
  /** What visitors see until they choose. */
  theme: z.enum(['system', 'day', 'night'], 'must be "system", "day" or "night"').default('system'),
  colors: z
    .strictObject({
      /** The background by day, and the text by night. */
      paper: hexColor.default('#f4f1ea'),
      /** The background by night, and of share pictures. */
      night: hexColor.default('#07070d'),
      /** The form's button and outlines of focus; text and all else that is dark by day follow it. */
      brand: hexColor.default('#21295c'),
      /** The text, the buttons and the menu by day. If absent, a darker brand. */
      ink: hexColor.optional(),
      /** The lamp's light, selected text and the buttons under a pointer. */
      lamp: z
        .strictObject({ day: hexColor.default('#e59a2c'), night: hexColor.default('#ffc46b') })
        .prefault({}),
    })
    .prefault({}),
  /** The script of a service that counts visits. If absent, none does. */
  analytics: z
    .strictObject({
      src: httpsUrl,
      /** The other attributes of its tag, such as `data-domain`. */
      attributes: z.record(z.string(), z.string()).default({}),
      /** Where the script sends, if not to the hosts of `src` and of the addresses in `attributes`. */
      connect: z.array(httpsUrl).default([]),
    })
    .optional(),
});

export type Site = z.infer<typeof siteSchema>;
