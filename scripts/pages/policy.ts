/** What the pages of one build need beyond the site itself. */
export interface PolicySources {
  /** Hashes of the pages' inline scripts, such as `sha256-…`. */
  scriptHashes: string[];
  /** Origins that the contact form and a counter of visits send to. */
  connectOrigins: string[];
}

/**
 * The one source of the `Content-Security-Policy` in the pages' meta tags and the hosts' headers.
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

/** The policy of a host's header, for all pages: `frame-ancestors` does not work in a meta tag. */
export function hostPolicy(sources: PolicySources): string {
  return [...directives(sources), "frame-ancestors 'none'"].join('; ');
}
