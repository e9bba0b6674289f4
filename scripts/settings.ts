import nextEnv from '@next/env';
import { analyticsProblem, readAnalytics } from '../lib/analytics';
import { parseSiteUrl } from '../lib/site-url';
import type { Problem } from './content/problem';

const contactKeys = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
];
const siteUrlKey = 'NEXT_PUBLIC_SITE_URL';
const analyticsKey = 'NEXT_PUBLIC_ANALYTICS_SCRIPT';
const basePathKey = 'NEXT_PUBLIC_BASE_PATH';
const known = [...contactKeys, 'NEXT_PUBLIC_EMAILJS_ORIGIN', analyticsKey];

/** The file that messages name. A host's environment variables do as well. */
export const settingsFile = '.env.local';

/** Loads the `.env` files of a checkout into the environment, as Next does. */
export function loadSettings(root: string): void {
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  settleBasePath();
}

/**
 * Copies `BASE_PATH` to the variable that pages can read. `portfolio`, `/portfolio` and `/portfolio/` are the same path;
 * an empty one is the root.
 */
export function settleBasePath(): void {
  const path = process.env.BASE_PATH ?? process.env[basePathKey] ?? '';
  const segments = path.split('/').filter(Boolean);
  process.env[basePathKey] = segments.map((segment) => `/${segment}`).join('');
}

/** If the site's URL is not set, warns and uses the local server's. */
export function settleSiteUrl(port: number): void {
  if (process.env[siteUrlKey]) return;
  const local = `http://localhost:${port}`;
  process.env[siteUrlKey] = local;
  console.warn(
    `${siteUrlKey} is not set (see .env.example): search engines and shared links will get ${local}.`,
  );
}

/** @returns the settings of the contact form that are empty */
export function missingContactKeys(): string[] {
  return contactKeys.filter((key) => !process.env[key]);
}

/** @returns the origins that the contact form sends to, for the security policy: none if it cannot send */
export function contactOrigins(): string[] {
  if (missingContactKeys().length > 0) return [];
  return [process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || 'https://api.emailjs.com'];
}

/** @returns the mistakes in the settings; all of them may be missing */
export function settingProblems(): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string) =>
    problems.push({ file: settingsFile, field, message });

  const missing = missingContactKeys();
  for (const key of missing.length < contactKeys.length ? missing : []) {
    add(
      key,
      'is missing, though others of the contact form are set: .env.example says where to find it',
    );
  }
  for (const key of contactKeys) {
    if (/[\s"'{}<>]/.test(process.env[key] ?? '')) {
      add(key, 'must be an id alone, without quotes or spaces');
    }
  }
  for (const key of Object.keys(process.env)) {
    if (/^NEXT_PUBLIC_(EMAILJS|ANALYTICS)/.test(key) && !known.includes(key)) {
      add(key, `is a setting that nothing reads; these are read: ${known.join(', ')}`);
    }
  }
  const basePath = process.env[basePathKey];
  if (basePath && !/^(\/[\w~-][\w.~-]*)+$/.test(basePath)) {
    add(
      'BASE_PATH',
      'must be a path of letters, digits, ".", "-", "_" and "~", such as /portfolio',
    );
  }
  try {
    parseSiteUrl(process.env[siteUrlKey] || 'http://localhost', basePath);
  } catch (error) {
    add(siteUrlKey, (error as Error).message.replace(`${siteUrlKey} `, ''));
  }
  const analytics = readAnalytics();
  const message = analytics && analyticsProblem(analytics);
  if (message) add(analyticsKey, message);
  return problems;
}

/** @returns settings with which the contact form sends to the outbox at `origin` */
export function outboxEnv(origin: string): Record<string, string> {
  return {
    ...Object.fromEntries(contactKeys.map((key) => [key, 'outbox'])),
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
  };
}
