import { descriptionTags, drawingTags } from './html';

const attribute = `(?: (?!on|style|href|src|xlink:)[\\w:-]+="[^"]*"| href="(?:https://|mailto:|tel:)[^"]*")`;
const tags = [...descriptionTags, ...drawingTags, 'script(?=></script>)'].join('|');
const allowed = new RegExp(`^(?:[^<]|<(?:${tags})${attribute}*/?>|</(?:${tags}|script)>)*$`, 'i');

/**
 * What React hands to `innerHTML`: the site's own markup as the content check wrote it, and an empty script, which is
 * how React makes one and never runs. What is anything else is dropped: a page without a piece of it serves its visitor
 * better than one that breaks, as it would where an extension has changed it and React makes it anew.
 */
export function filterHtml(html: string): string {
  return allowed.test(html) ? html : '';
}

/**
 * Scripts come from the build's own folder, or from an origin that the owner has named.
 * @param url what is assigned to `script.src`
 * @param base the address of the build's folder
 * @returns the same: the runtime knows its chunks by what stands in the attribute
 * @throws TypeError where it comes from elsewhere, as the browser itself does without a policy
 */
export function filterScriptUrl(url: string, base: string, origins: string[]): string {
  const { href, origin } = new URL(url, base);
  if (href.startsWith(base) || origins.includes(origin)) return url;
  throw new TypeError(`Not a script of this site: ${href}`);
}
