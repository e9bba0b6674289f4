import { originOf } from '../../lib/site-url';
import { window } from '../story/sanitizer';
import type { Problem } from '../util/problem';
import { analyticsKey } from '../util/setting-names';
import { placeOf } from '../util/settings';

/** The script of an analytics service. */
export interface AnalyticsSource {
  /** The attributes of its tag. */
  attributes: Record<string, string>;
  /** Origins of the addresses in the tag, and those the service sends to, for the Content-Security-Policy. */
  origins: string[];
}

/** Services whose script sends to another origin than its own. */
const receivers = new Map([
  // https://docs.simpleanalytics.com/csp
  ['https://scripts.simpleanalyticscdn.com', ['https://queue.simpleanalyticscdn.com']],
  ['https://static.cloudflareinsights.com', ['https://cloudflareinsights.com']],
  // It has moved from the second to the first.
  ['https://cloud.umami.is', ['https://gateway.umami.is', 'https://api-gateway.umami.dev']],
]);

/**
 * Reads the setting that turns analytics on.
 * @param problems gets the owner's mistake
 * @returns undefined if the setting is empty or wrong
 */
export function readAnalytics(problems: Problem[]): AnalyticsSource | undefined {
  const setting = process.env[analyticsKey] ?? '';
  if (!setting.trim()) return undefined;
  const document = new window.DOMParser().parseFromString(setting, 'text/html');
  const scripts = [...document.querySelectorAll('script')];
  const attributes: Record<string, string> = {};
  for (const { name, value } of scripts[0]?.attributes ?? []) {
    // Some services omit the protocol.
    attributes[name] = value.replace(/^\/\//, 'https://');
  }
  const addresses = Object.values(attributes).filter((value) => /^https?:/.test(value));
  const message = tagProblem(scripts) ?? addressProblem(attributes.src ?? '', addresses);
  if (message) {
    problems.push({ file: placeOf(analyticsKey), field: analyticsKey, message });
    return undefined;
  }
  const origins = addresses.flatMap((address) => originOf(address) ?? []);
  const others = origins.flatMap((origin) => receivers.get(origin) ?? []);
  return { attributes, origins: [...new Set([...origins, ...others])] };
}

function tagProblem(scripts: HTMLScriptElement[]): string | undefined {
  if (scripts.length === 0) {
    return 'has no whole <script> tag: copy the tag that your service shows, on one line in single quotes';
  }
  const isCode = ({ text, attributes }: HTMLScriptElement) =>
    text.trim() || [...attributes].some(({ name }) => name.startsWith('on'));
  if (scripts.some(isCode)) {
    const isPlausible = scripts.some(({ src }) => src.includes('plausible'));
    const remedy = isPlausible
      ? 'use <script defer data-domain="me.example" src="https://plausible.io/js/script.js"></script> with your domain'
      : "Google's and Matomo's need it, so use another service: .env.example names some";
    return `has a <script> tag with code, which the pages do not run: ${remedy}`;
  }
  return scripts.length > 1 ? `has ${scripts.length} <script> tags: keep one` : undefined;
}

/** @param addresses those in the tag, with that of the script */
function addressProblem(src: string, addresses: string[]): string | undefined {
  if (!src) return 'has a <script> tag without src: copy the tag that your service shows';
  if (!src.startsWith('https://')) return `must have a src that begins with https://, not "${src}"`;
  const unusual = addresses.find((address) => !originOf(address));
  return unusual ? `has an address with an unusual host name: "${unusual}"` : undefined;
}
