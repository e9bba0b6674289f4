import type { Contacts } from '../../lib/content/schema';
import { originOf } from '../../lib/site-url';
import { loadEnvFiles, settingsInFiles } from './env-files';
import type { Problem } from './problem';
import { basePathKey, contactKeys, contactOriginKey, ownerKeys, siteUrlKey } from './setting-names';
import { basePathProblem, contactProblem, siteUrlProblem } from './setting-values';
import { unknownMessage } from './unknown-settings';

/** How the contact form sends. */
type ContactForm = Contacts['form'];

/** Where a setting that is missing belongs. Environment variables of a host work too. */
export const settingsFile = '.env.local';

/** The value of all ids of a form that sends to the outbox. */
const outbox = 'outbox';

/** Loads the `.env` files that Next loads in a mode. A variable that is set already stays as it is. */
export function loadSettings(
  root: string,
  mode: 'production' | 'development' = 'production',
): void {
  // Many shells and images export another value, with which Next builds no site. Set first, it also overrides a file's.
  Object.assign(process.env, { NODE_ENV: mode });
  loadEnvFiles(root, mode);
  // A host's form keeps a space that was copied too.
  for (const key of ownerKeys) if (process.env[key]) process.env[key] = process.env[key].trim();
  normalizeBasePath();
}

/**
 * Normalizes `BASE_PATH` and copies it to the variable that pages can read. `portfolio` and `/portfolio/` become
 * `/portfolio`; empty means the root.
 */
export function normalizeBasePath(): void {
  const segments = writtenBasePath().split('/').filter(Boolean);
  process.env[basePathKey] = segments.map((segment) => `/${segment}`).join('');
}

function writtenBasePath(): string {
  return process.env.BASE_PATH || process.env[basePathKey] || '';
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
export function missingContactKeys(form: ContactForm = 'emailjs'): string[] {
  return form === 'mail' ? [] : contactKeys.filter((key) => !process.env[key]);
}

/** @returns a note if the contact form has settings that it does not use */
export function unusedContactKeys(form: ContactForm): Problem[] {
  const isOwn = (key: string) => process.env[key] && process.env[key] !== outbox;
  const unused = form === 'mail' ? contactKeys.filter(isOwn) : [];
  const message =
    'cannot take effect while data/contacts.json has "form": "mail": delete these settings, or that field';
  return unused.length > 0 ? [{ file: settingsFile, field: unused.join(', '), message }] : [];
}

/** @returns the origins that the contact form sends to, for the Content-Security-Policy; none if it does not send */
export function contactOrigins(form: ContactForm): string[] {
  if (form === 'mail' || missingContactKeys().length > 0) return [];
  const origin = process.env[contactOriginKey] || 'https://api.emailjs.com';
  // The policy always allows the page's own server.
  return origin === '/' ? [] : [origin];
}

/** @returns the mistakes in the settings. A setting group that is not set at all is not a mistake. */
export function settingProblems(form: ContactForm = 'emailjs'): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string | undefined) => {
    if (message) problems.push({ file: placeOf(field), field, message });
  };

  const missing = missingContactKeys();
  for (const key of form === 'mail' ? [] : contactKeys) {
    const value = process.env[key];
    if (value) add(key, contactProblem(key, value));
    else if (missing.length < contactKeys.length) {
      add(key, 'is missing, but the contact form needs it: .env.example says where to find it');
    }
  }
  const contactOrigin = process.env[contactOriginKey];
  // EmailJS's library puts its path behind the value.
  const isOutbox = contactOrigin === '/';
  if (contactOrigin && !isOutbox && contactOrigin !== originOf(contactOrigin)) {
    add(contactOriginKey, 'must be an origin without a path, such as https://api.emailjs.com');
  }
  for (const key of Object.keys(process.env)) {
    if (/^NEXT_PUBLIC_(EMAILJS|ANALYTICS)/.test(key)) add(key, unknownMessage(key));
  }
  const base = process.env[basePathKey] ?? '';
  const baseMessage = basePathProblem(writtenBasePath(), base);
  add('BASE_PATH', baseMessage);
  const siteUrl = process.env[siteUrlKey];
  // What a wrong base path says about the address is wrong too.
  if (siteUrl && !baseMessage) add(siteUrlKey, siteUrlProblem(siteUrl, base));
  return problems;
}

/** @returns the file that a setting comes from, or belongs in */
export function placeOf(key: string): string {
  const fromHost = process.env[key] ? 'the environment' : settingsFile;
  return settingsInFiles().get(key) ?? fromHost;
}

/** @returns settings with which the contact form sends to the outbox at `origin` */
export function outboxEnv(origin: string): Record<string, string> {
  return {
    ...Object.fromEntries(contactKeys.map((key) => [key, outbox])),
    [contactOriginKey]: origin,
  };
}
