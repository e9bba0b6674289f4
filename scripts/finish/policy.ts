import type { Site } from '../../lib/content/site';
import { originOf } from '../../lib/site-url';

/** Other origins that pages use. */
export interface Origins {
  /** The origins that the contact form sends to. */
  contact: string[];
  /** The origins of the analytics service's script, and those that the script sends to: some services send by a picture. */
  analytics: string[];
}

/** The parts of the policy that depend on the build. */
export interface PolicySources {
  /** Hashes of the pages' inline scripts, such as `sha256-…`. */
  scriptHashes: string[];
  origins: Origins;
}

/** @returns the origins of all addresses in the field `analytics` */
export function analyticsOrigins({ analytics }: Site): string[] {
  if (!analytics) return [];
  const { src, attributes, connect } = analytics;
  const addresses = [src, ...Object.values(attributes), ...connect];
  return [...new Set(addresses.flatMap((address) => originOf(address) ?? []))];
}

/**
 * The directives of the `Content-Security-Policy` in the pages' meta tags and the hosts' headers. `docs/maker/security.md`
 * gives the reason for each directive.
 */
function directives(scripts: string, styles: string, origins: Origins): string[] {
  return [
    "default-src 'none'",
    scripts,
    styles,
    // The pages' `style` attributes hold values from `data/`, such as a project's colour and the blurs of pictures.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...origins.analytics].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...origins.contact, ...origins.analytics].join(' '),
    "base-uri 'none'",
    'form-action mailto:',
  ];
}

const quote = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
const onlyScripts = (hashes: string[]) => `script-src 'strict-dynamic' ${quote(hashes)}`;
const anyStyleElement = "style-src-elem 'self' 'unsafe-inline'";
const noFrames = "frame-ancestors 'none'";

/** @returns the policy for a page's meta tag */
export function metaPolicy(sources: PolicySources & { styleHashes: string[] }): string {
  const styles = `style-src 'self' ${quote(sources.styleHashes)}`;
  return directives(onlyScripts(sources.scriptHashes), styles, sources.origins).join('; ');
}

/**
 * @returns the policy for the hosts' header. It adds `frame-ancestors`, which does not work in a meta tag. It allows every
 * style element, because each page has a different one. The page's own policy allows only its own.
 */
export function hostPolicy({ scriptHashes, origins }: PolicySources): string {
  const scripts = onlyScripts(scriptHashes);
  return [...directives(scripts, anyStyleElement, origins), noFrames].join('; ');
}

/**
 * @returns the policy for the hosts' header if the pages are as Next exports them (`npm run build -- --plain`). Next's
 * inline scripts differ from page to page, and these pages have no policy of their own: any inline script may run.
 */
export function plainPolicy(origins: Origins): string {
  const scripts = ["script-src 'self' 'unsafe-inline'", ...origins.analytics].join(' ');
  return [...directives(scripts, anyStyleElement, origins), noFrames].join('; ');
}
