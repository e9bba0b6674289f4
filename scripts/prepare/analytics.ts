import { originOf } from '../../lib/site-url';
import type { Problem } from '../shared/problem';
import { analyticsKey } from '../shared/setting-names';
import { placeOf } from '../shared/settings';
import { window } from './sanitizer';

/** The script of an analytics service. */
export interface AnalyticsSource {
  /** The attributes of its tag. */
  attributes: Record<string, string>;
  /** Origins of all addresses in the tag, for the Content-Security-Policy. */
  origins: string[];
}

/**
 * Reads the setting that turns analytics on.
 * @param problems gets the owner's mistake
 * @returns undefined if the setting is empty or wrong
 */
export function readAnalytics(problems: Problem[]): AnalyticsSource | undefined {
  const setting = process.env[analyticsKey] ?? '';
  if (!setting.trim()) return undefined;
  const document = new window.DOMParser().parseFromString(setting, 'text/html');
  const [script, ...others] = document.querySelectorAll('script');
  const attributes: Record<string, string> = {};
  for (const { name, value } of script?.attributes ?? []) {
    // Some services omit the protocol.
    attributes[name] = value.replace(/^\/\//, 'https://');
  }
  const addresses = Object.values(attributes).filter((value) => /^https?:/.test(value));
  const origins = addresses.flatMap((address) => originOf(address) ?? []);
  const isHttps = attributes.src?.startsWith('https://') && origins.length === addresses.length;
  if (isHttps && others.length === 0 && !script?.text.trim()) return { attributes, origins };
  const message =
    'must be one <script> tag that holds no code, with a src that begins with https://, and no address with an unusual host name';
  problems.push({ file: placeOf(analyticsKey), field: analyticsKey, message });
  return undefined;
}
