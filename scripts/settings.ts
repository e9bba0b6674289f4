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

/** Where an owner is told to look; a host's own page of environment variables serves as well. */
export const settingsFile = '.env.local';

/** Reads the `.env` files of a checkout into the environment, as Next does. */
export function loadSettings(root: string): void {
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  settleBasePath();
}

/**
 * Hands `BASE_PATH`, the path below which the site stands on its host, on under the name that pages can read.
 * `portfolio`, `/portfolio` and `/portfolio/` are one path; empty is the root.
 */
export function settleBasePath(): void {
  const given = process.env.BASE_PATH ?? process.env[basePathKey] ?? '';
  const segments = given.split('/').filter(Boolean);
  process.env[basePathKey] = segments.map((segment) => `/${segment}`).join('');
}

/** @returns the settings of the contact form that are empty */
export function missingContactKeys(): string[] {
  return contactKeys.filter((key) => !process.env[key]);
}

/** @returns where the contact form sends to, for the security policy; nowhere while it cannot send */
export function contactOrigins(): string[] {
  if (missingContactKeys().length > 0) return [];
  return [process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || 'https://api.emailjs.com'];
}

/** @returns what is wrong with the settings that are there */
export function settingProblems(): Problem[] {
  const problems: Problem[] = [];
  const tell = (field: string, message: string) =>
    problems.push({ file: settingsFile, field, message });

  const missing = missingContactKeys();
  for (const key of missing.length < contactKeys.length ? missing : []) {
    tell(
      key,
      'is missing, though others of the contact form are set: .env.example says where to find it',
    );
  }
  for (const key of contactKeys) {
    if (/[\s"'{}<>]/.test(process.env[key] ?? '')) {
      tell(key, 'must be an id alone, without quotes or spaces');
    }
  }
  for (const key of Object.keys(process.env)) {
    if (/^NEXT_PUBLIC_(EMAILJS|ANALYTICS)/.test(key) && !known.includes(key)) {
      tell(key, `is a setting that nothing reads; these are read: ${known.join(', ')}`);
    }
  }
  const basePath = process.env[basePathKey];
  if (basePath && !/^(\/[\w~-][\w.~-]*)+$/.test(basePath)) {
    tell(
      'BASE_PATH',
      'must be a path of letters, digits, ".", "-", "_" and "~", such as /portfolio',
    );
  }
  try {
    parseSiteUrl(process.env[siteUrlKey] || 'http://localhost', basePath);
  } catch (error) {
    tell(siteUrlKey, (error as Error).message.replace(`${siteUrlKey} `, ''));
  }
  const analytics = readAnalytics();
  const message = analytics && analyticsProblem(analytics);
  if (message) tell(analyticsKey, message);
  return problems;
}

/** Settings with which the form sends to an outbox at `origin`. */
export function outboxEnv(origin: string): Record<string, string> {
  return {
    ...Object.fromEntries(contactKeys.map((key) => [key, 'outbox'])),
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
  };
}
