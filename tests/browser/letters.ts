import type { Page } from '@playwright/test';

/** A node of Chromium's protocol. */
interface Node {
  nodeId: number;
  nodeName: string;
  nodeValue: string;
  children?: Node[];
}

/** The families of the site, as their files name them. */
const ownFamily = /^(?:Archivo|Geist)\b/;

/** @returns the share of a page's letters that Chromium draws in the site's own fonts, and the letters of each other font */
export async function countLetters(
  page: Page,
): Promise<{ own: number; others: Record<string, number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const counts = new Map<string, number>();
  const answers = await Promise.all(
    parentsOfText(root).map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  for (const { fonts } of answers) {
    for (const { familyName, isCustomFont, glyphCount } of fonts) {
      const name = isCustomFont ? familyName : `${familyName} of the system`;
      counts.set(name, (counts.get(name) ?? 0) + glyphCount);
    }
  }
  await session.detach();
  const others = [...counts].filter(([name]) => !ownFamily.test(name));
  const sum = (values: Iterable<number>) => [...values].reduce((total, each) => total + each, 0);
  const all = sum(counts.values());
  return {
    own: 1 - sum(others.map(([, count]) => count)) / all,
    others: Object.fromEntries(others),
  };
}

function parentsOfText({ nodeId, nodeName, children = [] }: Node): number[] {
  if (['SCRIPT', 'STYLE', 'TITLE'].includes(nodeName)) return [];
  const hasText = children.some((child) => child.nodeName === '#text' && child.nodeValue.trim());
  return [...(hasText ? [nodeId] : []), ...children.flatMap(parentsOfText)];
}
