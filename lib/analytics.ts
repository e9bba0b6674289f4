import { originOf } from './site-url';

/** The script of an analytics service. */
export interface Analytics {
  src: string;
  /** The tag's `data-…` attributes. */
  attributes: Record<string, string>;
}

/** Umami's cloud collects visits on other hosts than the one that serves its script. */
const umamiCloud = ['https://*.umami.is', 'https://*.umami.dev'];

/**
 * Reads the setting that turns analytics on.
 * @param tag the `<script>` tag from GoatCounter, Plausible or Umami, or only the script's URL
 * @returns undefined if the setting is empty, which turns analytics off
 */
export function readAnalytics(
  tag: string | undefined = process.env.NEXT_PUBLIC_ANALYTICS_SCRIPT,
): Analytics | undefined {
  if (!tag?.trim()) return undefined;
  const attributes = [...tag.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
    ([, name = '', ...values]) => [name, values.find((value) => value !== undefined) ?? ''],
  );
  const src: string = Object.fromEntries(attributes).src ?? tag.trim();
  return {
    // GoatCounter's tag omits the protocol.
    src: src.replace(/^\/\//, 'https://'),
    attributes: Object.fromEntries(attributes.filter(([name = '']) => /^data-[\w-]+$/.test(name))),
  };
}

/** @returns the origins that the script loads from and sends to, for the Content Security Policy */
export function analyticsOrigins(analytics: Analytics | undefined = readAnalytics()): string[] {
  if (!analytics) return [];
  const { src, attributes } = analytics;
  const origins = [src, ...Object.values(attributes)].flatMap((url) => originOf(url) ?? []);
  const cloud = origins.includes('https://cloud.umami.is') ? umamiCloud : [];
  return [...new Set([...origins, ...cloud])];
}

/** @returns an error message that says how to correct the setting; undefined if it is valid */
export function analyticsProblem({ src, attributes }: Analytics): string | undefined {
  if (!/^https:|^http:\/\/localhost(?::|$)/.test(originOf(src) ?? '')) {
    return 'must hold the <script> tag that GoatCounter, Plausible or Umami shows, whose src begins with https://';
  }
  const strange = Object.entries(attributes).find(
    ([, url]) => /^\w+:\/\//.test(url) && !originOf(url),
  );
  if (strange) {
    return `names an address that browsers cannot be allowed to reach, ${strange.join('="')}": paste the tag again, or correct the host's name`;
  }
  const service = ['data-goatcounter', 'data-website-id', 'data-domain'];
  if (service.some((name) => attributes[name]) || /\/pa-[\w-]+\.js$/.test(src)) return undefined;
  return 'names a script, but not for which site it counts: paste the whole <script> tag, with its data-… attributes';
}
