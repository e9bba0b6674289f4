import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeOutStyles } from './inline-styles';
import { orderHead } from './order-head';
import { metaPolicy, type PolicySources } from './policy';

const inlineScript = /<script((?: [^<>]*)?)>(.*?)<\/script>/gs;
/** Scripts for browsers without modules, none of which can run the site; the policy would keep them out. */
const forOldBrowsers = /<script src="[^"]*" noModule=""><\/script>/g;
const firstTag = '<meta charSet="utf-8"/>';

/**
 * Locks every page of `out/` by a policy in its head: inline styles go into files, and inline scripts run by their
 * hashes. All pages have the same policy, so that a host can send it in one header.
 * @param out where the pages are
 * @param connectOrigins where the pages may send to, besides the site itself
 * @returns what the policy was made of
 */
export function securePages(out: string, connectOrigins: string[]): PolicySources {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(out, file));
  const pages = files.map((file) => ({
    file,
    html: orderHead(moveStyles(out, readFileSync(file, 'utf8'))),
  }));
  const scriptHashes = [...new Set(pages.flatMap(({ html }) => hashScripts(html)))].sort();
  const sources = { scriptHashes, connectOrigins };
  for (const { file, html } of pages) {
    if (!html.includes(firstTag)) throw new Error(`${file}: its first tag was not found.`);
    writeFileSync(file, html.replace(firstTag, firstTag + policyTag(sources)));
  }
  return sources;
}

export function policyTag(sources: PolicySources): string {
  return `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sources)}"/>`;
}

function moveStyles(out: string, page: string): string {
  const { html, css } = takeOutStyles(page.replace(forOldBrowsers, ''));
  if (css === '') return html;
  const url = `/_next/static/data/${sha256(css, 'hex').slice(0, 16)}.css`;
  mkdirSync(join(out, '_next/static/data'), { recursive: true });
  writeFileSync(join(out, url), css);
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return html.replace('</head>', `<link rel="stylesheet" href="${basePath}${url}"/></head>`);
}

/** @returns the hash of each inline script, as the policy names it */
export function hashScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/ src=| type="application\/ld\+json"/.test(attributes))
    .map(([, , code = '']) => `sha256-${sha256(code, 'base64')}`);
}

function sha256(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
