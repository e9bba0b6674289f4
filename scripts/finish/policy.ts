/** The parts of the policy that depend on the build. */
export interface PolicySources {
  /** Hashes of the pages' inline scripts, such as `sha256-…`. */
  scriptHashes: string[];
  /** Origins that the contact form and analytics send to. */
  connectOrigins: string[];
}

/**
 * The directives of the `Content-Security-Policy` in the pages' meta tags and the hosts' headers. `docs/security.md`
 * gives the reason for each directive.
 */
function directives({ scriptHashes, connectOrigins }: PolicySources, styles: string): string[] {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${hashes.join(' ')}`,
    styles,
    // The pages' `style` attributes hold values from `data/`, such as a project's colour and the blurs of pictures.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "base-uri 'none'",
    'form-action mailto:',
  ];
}

/** @returns the policy for a page's meta tag */
export function metaPolicy({ styleHashes, ...sources }: PolicySources & { styleHashes: string[] }) {
  const hashes = styleHashes.map((hash) => `'${hash}'`);
  return directives(sources, `style-src 'self' ${hashes.join(' ')}`).join('; ');
}

/**
 * @returns the policy for the hosts' header. It adds `frame-ancestors`, which does not work in a meta tag. It allows every
 * style element, because each page has a different one. The page's own policy allows only its own.
 */
export function hostPolicy(sources: PolicySources): string {
  const styles = "style-src-elem 'self' 'unsafe-inline'";
  return [...directives(sources, styles), "frame-ancestors 'none'"].join('; ');
}
