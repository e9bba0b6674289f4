import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/i18n/locales';
import { localizeRoute, routes } from '../../lib/routes';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront';
import { type PolicySources, securityHeaders } from './policy';

/** Folders whose files are named by their content. */
const hashed = ['/_next/static/', '/media/'];
const immutable = 'public, max-age=31536000, immutable';

/** Two patterns of addresses that are no page's own, but can only mean one; `$1` is what the pattern captures. */
export const indexFile = { pattern: '/((?:[\\w-]+/)*)index\\.html', target: '/$1' };
/** As pages' addresses are, but matched without regard to case. */
export const pagesInAnyCase = locales.flatMap((locale) =>
  [...Object.values(routes), `${routes.projects}(\\d+)/`]
    .map((route) => localizeRoute(route, locale))
    .filter((route) => route !== '/')
    .map((route) => ({ pattern: `${route}?`, target: route.replace('(\\d+)', '$1') })),
);

interface Host {
  /** Every answer's headers, by name. */
  headers: [name: string, value: string][];
  /** Where the site stands, such as `/portfolio`; empty at the root. */
  base: string;
}

/**
 * Writes what hosts read into `out/`: `_headers` and `_redirects` (Netlify, Cloudflare Pages), `vercel.json`,
 * `.htaccess` (Apache), `.nojekyll` (GitHub Pages), and in `.host/` what the recipes of `deploy/` include and what CloudFront
 * is told.
 */
export function writeHostFiles(out: string, sources: PolicySources): void {
  const headers = Object.entries(securityHeaders(sources));
  const host: Host = { headers, base: process.env.NEXT_PUBLIC_BASE_PATH ?? '' };
  const files = {
    _headers: netlifyHeaders(host),
    _redirects: netlifyRedirects(host),
    'vercel.json': vercel(host),
    '.htaccess': apache(host),
    '.nojekyll': '',
    '.host/nginx-headers.conf': nginxHeaders(host),
    '.host/nginx-moved.conf': nginxMoved(host),
    '.host/Caddyfile': caddy(host),
    '.host/cloudfront-headers.json': cloudFrontHeaders(headers),
    '.host/cloudfront-function.js': cloudFrontFunction([indexFile, ...pagesInAnyCase], host.base),
  };
  mkdirSync(join(out, '.host'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(out, file), text);
}

/** Cloudflare joins the values of a header that two blocks set; both hosts revalidate what none names. */
function netlifyHeaders({ headers, base }: Host): string {
  const block = (path: string, lines: [string, string][]) =>
    [base + path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', headers),
    ...hashed.map((folder) => block(`${folder}*`, [['Cache-Control', immutable]])),
  ].join('\n\n')}\n`;
}

/** Neither host takes patterns: the pages are named one by one, but for the projects. Case is beyond both. */
function netlifyRedirects({ base }: Host): string {
  const pages = locales.flatMap((locale) =>
    [...Object.values(routes), `${routes.projects}:id/`].map((route) =>
      localizeRoute(route, locale),
    ),
  );
  return pages.map((page) => `${base}${page}index.html ${base}${page} 301\n`).join('');
}

function vercel({ headers, base }: Host): string {
  const rule = (source: string, pairs: [string, string][]) => ({
    source: base + source,
    headers: pairs.map(([key, value]) => ({ key, value })),
  });
  const rules = [
    rule('/(.*)', headers),
    ...hashed.map((folder) => rule(`${folder}(.*)`, [['Cache-Control', immutable]])),
  ];
  return `${JSON.stringify({ trailingSlash: true, headers: rules }, null, 2)}\n`;
}

function apache({ headers, base }: Host): string {
  const folders = hashed.map((folder) => folder.slice(1, -1)).join('|');
  const rules = [
    `RewriteCond %{THE_REQUEST} "/index\\.html[ ?]"`,
    `RewriteRule "^${indexFile.pattern.slice(1)}$" "${base}${indexFile.target}" [R=301,L]`,
    ...pagesInAnyCase.flatMap(({ pattern, target }) => [
      'RewriteCond %{REQUEST_URI} "[A-Z]"',
      `RewriteRule "^${pattern.slice(1)}$" "${base}${target}" [R=301,L,NC]`,
    ]),
  ];
  return `ErrorDocument 404 ${base}/404.html
Options -Indexes
AddDefaultCharset utf-8
AddType image/avif .avif
AddType font/woff2 .woff2
AddType application/manifest+json .webmanifest
AddType text/markdown .md
# AddDefaultCharset applies to text/html and text/plain only.
AddCharset utf-8 .md

<IfModule mod_headers.c>
${headers.map(([name, value]) => `  Header always set ${name} "${value}"`).join('\n')}
  # Compressing adds to a file's tag what Apache itself then does not know again.
  RequestHeader edit If-None-Match '-gzip"' '"'
  Header always set Cache-Control "no-cache"
  Header always set Cache-Control "${immutable}" "expr=%{REQUEST_STATUS} < 400 && %{REQUEST_URI} =~ m#^${base}/(?:${folders})/#"
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
${rules.map((rule) => `  ${rule}`).join('\n')}
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/markdown text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>
`;
}

/** For the block `server`. */
function nginxHeaders({ headers }: Host): string {
  return headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}

/** For the block `http`: where an address leads that is no page's own. nginx looks at the address as it was asked for. */
function nginxMoved({ base }: Host): string {
  const end = '(?:\\?|$)';
  const lines = [
    `"~^${base}${named(indexFile.pattern)}${end}" "${base}${named(indexFile.target)}";`,
    ...pagesInAnyCase.map(
      ({ pattern, target }) =>
        `"~^(?=[^?]*[A-Z])${base}(?i)${named(pattern)}${end}" "${base}${named(target)}";`,
    ),
  ];
  return `map $request_uri $moved {\n  default "";\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** In a map, nginx keeps what a group captured only under a name. */
function named(pattern: string): string {
  return pattern.replace('((', '(?<part>(').replace('(\\d', '(?<part>\\d').replace('$1', '$part');
}

function caddy({ headers, base }: Host): string {
  const moved = [indexFile, ...pagesInAnyCase].map(({ pattern, target }, index) => {
    const name = `moved${index}`;
    const capitals =
      pattern === indexFile.pattern ? '' : '    not {\n      path_regexp ^[^A-Z]*$\n    }\n';
    const to = base + target.replace('$1', `{re.${name}.1}`);
    return `  @${name} {\n${capitals}    path_regexp ${name} "(?i)^${base}${pattern}$"\n  }\n  redir @${name} ${to}{search} 301\n`;
  });
  return `(portfolio) {
  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join('\n')}
    ?Cache-Control "no-cache"
  }
  @hashed {
    path ${hashed.map((folder) => `${base}${folder}*`).join(' ')}
    file
  }
  header @hashed Cache-Control "${immutable}"
  # Not in every machine's list of types.
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json
  @markdown path *.md
  header @markdown Content-Type "text/markdown; charset=utf-8"
  map {query} {search} {
    ~(.+) "?\${1}"
    default ""
  }
${moved.join('')}  # By itself, Caddy drops the query when it adds the slash. Plain names only: "//host/.." would lead off the site.
  @folder {
    path_regexp ^(/[\\w-]+)+$
    file {path}/index.html
  }
  redir @folder {path}/{search} 301
}
`;
}
