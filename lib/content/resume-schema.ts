import { z } from 'zod';

const text = z.string().trim();
const date = text.regex(
  /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
  'must be a date such as 2024, 2024-06 or 2024-06-29',
);
/** Allows http for old sites without https. Refuses `javascript:` and the like, because the PDF links to it. */
const url = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://example.com',
});
const span = { startDate: date.optional(), endDate: date.optional() };
const texts = z.array(text).optional();
const role = { position: text, url, ...span, summary: text, highlights: texts };

/** An array of objects. All fields are optional; unknown fields are ignored. */
function list<T extends z.ZodRawShape>(shape: T) {
  return z.array(z.object(shape).partial()).default([]);
}

/** A CV in the JSON Resume format: https://jsonresume.org/schema */
export const resumeSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: z.email('must be an e-mail address'),
      phone: text,
      url,
      summary: text,
      location: z.object({ city: text, region: text, countryCode: text }).partial(),
      profiles: list({ network: text, username: text, url }),
    })
    .partial()
    .default({}),
  work: list({ name: text, location: text, ...role }),
  volunteer: list({ organization: text, ...role }),
  education: list({
    institution: text,
    url,
    area: text,
    studyType: text,
    ...span,
    score: text,
    courses: texts,
  }),
  awards: list({ title: text, date, awarder: text, summary: text }),
  certificates: list({ name: text, date, url, issuer: text }),
  publications: list({ name: text, publisher: text, releaseDate: date, url, summary: text }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  interests: list({ name: text, keywords: texts }),
  references: list({ name: text, reference: text }),
  projects: list({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    ...span,
    url,
    roles: texts,
    entity: text,
  }),
});

export type Resume = z.infer<typeof resumeSchema>;
