import { originOf, parseSiteUrl } from '../../lib/site-url';
import { loadEnvFiles } from './env-files';
import type { Problem } from './problem';
import {
  analyticsKey,
  basePathKey,
  contactKeys,
  contactOriginKey,
  siteUrlKey,
} from './setting-names';

const known = [...contactKeys, contactOriginKey, analyticsKey];

/** Messages name this file. Environment variables of a host work too. */
export const settingsFile = '.env.local';

/** Loads the `.env` files that Next loads in a mode. A variable that is set already stays as it is. */
export function loadSettings(
  root: string,
  mode: 'production' | 'development' = 'production',
): void {
  // Many shells and images export another value, with which Next builds no site. Set first, it also overrides a file's.
  Object.assign(process.env, { NODE_ENV: mode });
  loadEnvFiles(root, mode);
  normalizeBasePath();
}

/**
 * Normalizes `BASE_PATH` and copies it to the variable that pages can read. `portfolio` and `/portfolio/` become
 * `/portfolio`; empty means the root.
 */
export function normalizeBasePath(): void {
  const path = process.env.BASE_PATH ?? process.env[basePathKey] ?? '';
  const segments = path.split('/').filter(Boolean);
  process.env[basePathKey] = segments.map((segment) => `/${segment}`).join('');
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

/** @returns the names of the contact form's settings that are not set */
export function missingContactKeys(): string[] {
  return contactKeys.filter((key) => !process.env[key]);
}

/** @returns the origins that the contact form sends to, for the Content-Security-Policy; none if it cannot send */
export function contactOrigins(): string[] {
  if (missingContactKeys().length > 0) return [];
  const origin = process.env[contactOriginKey] || 'https://api.emailjs.com';
  // The policy always allows the page's own server.
  return origin === '/' ? [] : [origin];
}

/** @returns the mistakes in the settings. A setting group that is not set at all is not a mistake. */
export function settingProblems(): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string) =>
    problems.push({ file: settingsFile, field, message });

  const missing = missingContactKeys();
  for (const key of contactKeys) {
    if (/[\s"'{}<>]/.test(process.env[key] ?? '')) {
      add(key, 'must be only an id, without quotes or spaces');
    } else if (missing.includes(key) && missing.length < contactKeys.length) {
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
    if (/^NEXT_PUBLIC_(EMAILJS|ANALYTICS)/.test(key) && !known.includes(key)) {
      add(key, `is an unknown setting: delete it or use one of ${known.join(', ')}`);
    }
  }
  const basePath = process.env[basePathKey];
  if (basePath && !/^(\/[\w~-][\w.~-]*)+$/.test(basePath)) {
    add('BASE_PATH', 'must be a path of letters, digits and ".-_~", such as /portfolio');
  }
  try {
    parseSiteUrl(process.env[siteUrlKey] || 'http://localhost', basePath);
  } catch (error) {
    add(siteUrlKey, (error as Error).message.replace(`${siteUrlKey} `, ''));
  }
  return problems;
}

/** @returns settings with which the contact form sends to the outbox at `origin` */
export function outboxEnv(origin: string): Record<string, string> {
  return {
    ...Object.fromEntries(contactKeys.map((key) => [key, 'outbox'])),
    [contactOriginKey]: origin,
  };
}
