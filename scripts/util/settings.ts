import * as env from '@next/env';
import { z } from 'zod';
import { mailService } from '../../lib/contact/mail-service';
import type { Contacts } from '../../lib/content/schema';
import { ContentError, problemsOf } from './problem';

// Node gives a CommonJS module as the default export, Jest does not.
const { loadEnvConfig } = (env as { default?: typeof env }).default ?? env;

/** What `.env.example` explains. An empty setting is an absent one. */
export const settingsSchema = z
  .object({
    NEXT_PUBLIC_SITE_URL: z
      .url({
        protocol: /^https?$/,
        // URLs allow quotes and semicolons too, which would end a text in a host's file.
        hostname: /^[a-z\d.-]+$/,
        error: 'must be an address such as https://me.example',
        abort: true,
      })
      .optional(),
    BASE_PATH: z
      .string()
      .regex(/^(\/[\w~-][\w.~-]*)+$/, 'must be a path such as /portfolio')
      .optional(),
    ...Object.fromEntries(mailService.settings.map((key) => [key, z.string().optional()])),
    /** Only scripts and tests set it. */
    NEXT_PUBLIC_MAIL_ORIGIN: z.string().optional(),
  })
  .refine(
    ({ NEXT_PUBLIC_SITE_URL: url, BASE_PATH: base = '' }) =>
      !url || ['/', base, `${base}/`].includes(new URL(url).pathname),
    { path: ['NEXT_PUBLIC_SITE_URL'], error: 'has a path that is not BASE_PATH' },
  );

const contactOriginKey = 'NEXT_PUBLIC_MAIL_ORIGIN';
const siteUrlKey = 'NEXT_PUBLIC_SITE_URL';

/** How the contact form sends. */
type ContactForm = Contacts['form'];

/**
 * Loads the `.env` files that Next loads in a mode, and checks the settings. A variable that is set already stays as it is.
 * @throws ContentError with the mistakes
 */
export function loadSettings(
  root: string,
  mode: 'production' | 'development' = 'production',
): void {
  // Many shells and images export another value, with which Next builds no site. Set first, it also overrides a file's.
  Object.assign(process.env, { NODE_ENV: mode });
  // Forced: another script that has loaded the files may have started this one.
  const { loadedEnvFiles } = loadEnvConfig(root, mode === 'development', console, true);
  const given = Object.entries(process.env).filter(([, value]) => value);
  const { data, error } = settingsSchema.safeParse(Object.fromEntries(given));
  if (error) {
    const problems = problemsOf('the environment', error).map((problem) => {
      const file = loadedEnvFiles.find((each) => problem.field in each.env)?.path ?? problem.file;
      return { ...problem, file };
    });
    throw new ContentError(problems);
  }
  // Pages can read only variables with this prefix.
  process.env.NEXT_PUBLIC_BASE_PATH = data.BASE_PATH ?? '';
}

/** If the site's URL is not set, uses the local server's and warns. */
export function setDefaultSiteUrl(port: number): void {
  if (process.env[siteUrlKey]) return;
  const local = `http://localhost:${port}`;
  process.env[siteUrlKey] = local;
  console.warn(
    `${siteUrlKey} is not set (see .env.example): search engines and shared links will get ${local}.`,
  );
}

/** @returns the names of the contact form's settings that are not set; none if it needs no settings */
export function missingContactKeys(form: ContactForm): string[] {
  return form === 'mail' ? [] : mailService.settings.filter((key) => !process.env[key]);
}

/** @returns the origins that the contact form sends to, for the Content-Security-Policy; none if it does not send */
export function contactOrigins(form: ContactForm): string[] {
  if (form === 'mail' || missingContactKeys(form).length > 0) return [];
  const origin = process.env[contactOriginKey] || mailService.origin;
  // The policy always allows the page's own server.
  return origin === '/' ? [] : [origin];
}

/** @returns settings with which the contact form sends to the outbox at `origin` */
export function outboxEnv(origin: string): Record<string, string> {
  return {
    ...Object.fromEntries(mailService.settings.map((key) => [key, 'outbox'])),
    [contactOriginKey]: origin,
  };
}
