import { createHash } from 'node:crypto';

const styled = /(<[a-z][\w-]*(?: [^<>]*?)?) style="([^"]*)"/gi;
/** What React writes for these in an attribute. */
const escapes: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Moves each `style` attribute of a page into a rule, so that the policy need not allow inline styles. React does not
 * look at the attribute when it hydrates, and sets later styles through the CSSOM, which outranks the rule as the
 * attribute did. The price: one more small stylesheet for the page to wait for.
 *
 * `data-root-style`, before `style`, puts the rule on the root element for as long as the page has that element.
 * @returns the page and the text of its stylesheet, empty where no element was styled
 */
export function takeOutStyles(page: string): { html: string; css: string } {
  const rules = new Set<string>();
  const html = page.replace(styled, (_, start: string, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (each) => escapes[each] ?? each);
    const name = createHash('sha256').update(style).digest('hex').slice(0, 8);
    // Unlayered, and so above all layers of the components.
    const selector = `[data-style="${name}"]`;
    const isOnRoot = start.includes(' data-root-style');
    rules.add(`${isOnRoot ? `:root:has(${selector})` : selector}{${style}}`);
    return `${start} data-style="${name}"`;
  });
  return { html, css: [...rules].join('\n') };
}
