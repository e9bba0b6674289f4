const headParts = [
  // A script behind a stylesheet waits for it, and so does all that is read after the script.
  /<script\b[^>]*>.*?<\/script>/gs,
  /<link rel="stylesheet"[^>]*>/g,
  // The page's largest picture, before the text changes its font: what stands in for the fonts is as wide as they are.
  /<link rel="preload"[^>]* as="image"[^>]*>/g,
  // A host that speaks HTTP/1.1 has six connections: as many fonts before the stylesheets, as Next puts them, take them all.
  /<link rel="preload"[^>]* as="font"[^>]*>/g,
];
/** What the policy's check demands of every page too: a page without it is refused, not left without its scripts. */
const start = /<meta charSet="utf-8"\/>(?:<meta name="viewport"[^>]*>)?/;

/** @returns the page with what its first paint needs at the start of its head, in the order that it is needed in */
export function orderHead(html: string): string {
  const end = html.indexOf('</head>');
  let rest = html.slice(0, end);
  const first: string[] = [];
  for (const part of headParts) {
    rest = rest.replace(part, (tag) => {
      first.push(tag);
      return '';
    });
  }
  return rest.replace(start, (tags) => tags + first.join('')) + html.slice(end);
}
