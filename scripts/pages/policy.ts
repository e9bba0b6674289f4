/** What the pages of one build need beyond the site itself. */
export interface PolicySources {
  /** Hashes of the pages' inline scripts, such as `sha256-…`. */
  scriptHashes: string[];
  /** Origins that the contact form and a counter of visits send to. */
  connectOrigins: string[];
}

/**
 * The one source of the site's `Content-Security-Policy`: the pages' meta tags and the hosts' headers are made of it.
 *
 * Scripts: the inline ones run by their hashes, and what they load runs because they load it (`strict-dynamic`). No
 * address is trusted for its origin, which matters where many sites share one, as below github.io.
 * Styles: from the site's own files alone. What React and framer-motion set goes through the CSSOM, which is no inline
 * style; the attributes of the pages themselves have been moved into a file (`inline-styles.ts`).
 * Images: `data:` for the blurs that stand in for pictures.
 * `form-action mailto:` lets the form leave by the visitor's mail program where no script runs.
 */
function directives({ scriptHashes, connectOrigins }: PolicySources): string[] {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "base-uri 'none'",
    'form-action mailto:',
  ];
}

/** The policy as a meta tag can carry it. */
export function metaPolicy(sources: PolicySources): string {
  return directives(sources).join('; ');
}

/**
 * What a host adds to its answers: the policy with what a meta tag cannot carry, and its neighbours. There is no
 * Cross-Origin-Resource-Policy: it would keep the share pictures out of feed readers and chats that run in a browser.
 */
export function securityHeaders(sources: PolicySources): Record<string, string> {
  return {
    'Content-Security-Policy': [...directives(sources), "frame-ancestors 'none'"].join('; '),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that know no frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': [
      'accelerometer',
      'bluetooth',
      'camera',
      'display-capture',
      'geolocation',
      'gyroscope',
      'hid',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'serial',
      'usb',
    ]
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Counts over https alone. Two years, for the host itself: its other names are not this site's to decide for.
    'Strict-Transport-Security': 'max-age=63072000',
  };
}
