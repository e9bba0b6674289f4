import { type CustomPlugin, optimize, type PluginConfig, type XastElement } from 'svgo';
import { keepIds, liftStyles, prepareStyles, restoreIds, takeFallbacks } from './svg-styles';
import { addViewBox } from './svg-view-box';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';

/** Namespaces whose elements and attributes mean something to a browser. All others are notes of a drawing program. */
const browserNamespaces = [
  svgNamespace,
  xlinkNamespace,
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/XML/1998/namespace',
  'http://www.w3.org/2000/xmlns/',
];

/**
 * Rewrites a drawing as drawing programs save it to plain SVG: styles become attributes, and what only the program reads
 * goes. This is no security check: scripts, links and the like stay, and `checkSvg` finds them.
 * @returns the drawing, with a `viewBox` wherever its size is known; and a message for each style that has no attribute
 * @throws Error if it is not well-formed XML; RangeError if its elements are nested too deeply
 */
export function normalizeSvg(text: string): { svg: string; refused: string[] } {
  if (!/<\/(?:[\w-]+:)?svg\s*>\s*$/.test(text.replace(/<!--[\s\S]*?-->/g, ''))) {
    // SVGO would close the open elements of a file that was cut off.
    throw new Error('it does not end with </svg>');
  }
  const refused: string[] = [];
  const plugins: PluginConfig[] = [
    'removeDoctype',
    'removeXMLProcInst',
    { name: 'removeComments', params: { preservePatterns: false } },
    'removeMetadata',
    // A page would show them as a tooltip. The drawing's name comes from `data/`.
    'removeTitle',
    { name: 'removeDesc', params: { removeAny: true } },
    unwrap,
    {
      name: 'removeEditorsNSData',
      params: { additionalNamespaces: editorNamespaces(text) },
    },
    keepIds,
    prepareStyles,
    {
      name: 'inlineStyles',
      params: { onlyMatchedOnce: false, useMqs: ['', 'media screen', 'media all'] },
    },
    restoreIds,
    takeFallbacks,
    'convertStyleToAttrs',
    liftStyles(refused),
    removeBlankText,
    {
      name: 'removeUnknownsAndDefaults',
      params: {
        // An unknown element is refused, and a default can override the page's styles.
        unknownContent: false,
        defaultAttrs: false,
        uselessOverrides: false,
        keepDataAttrs: false,
        keepRoleAttr: true,
      },
    },
    addViewBox,
    { name: 'cleanupIds', params: { minify: false } },
    'removeUnusedNS',
  ];
  const { data } = optimize(declareNamespaces(text), { plugins });
  return { svg: data, refused: [...new Set(refused)] };
}

/** A drawing that was copied from a page lacks the namespaces, because HTML needs none. */
function declareNamespaces(text: string): string {
  const missing = [
    !/\sxmlns\s*=/.test(text) && !/<\w+:svg[\s>]/.test(text) && `xmlns="${svgNamespace}"`,
    !/\sxmlns:xlink\s*=/.test(text) && /\sxlink:/.test(text) && `xmlns:xlink="${xlinkNamespace}"`,
  ].filter(Boolean);
  return missing.length > 0
    ? text.replace(/<svg(?=[\s>])/, (tag) => [tag, ...missing].join(' '))
    : text;
}

/** All URLs that the file quotes, also in the entities of Illustrator's doctype. Those that are no namespace do no harm. */
function editorNamespaces(text: string): string[] {
  const urls = [...text.matchAll(/["']\s*(https?:[^"'\s]+)\s*["']/g)].map(([, url = '']) => url);
  return urls.filter((url) => !browserNamespaces.includes(url));
}

/** Removes the prefix of `<svg:path>`, and the copy for Illustrator, which no browser shows. */
const unwrap: CustomPlugin = {
  name: 'unwrap',
  fn: () => ({
    element: {
      enter(node, parent) {
        const isSvg = 'xmlns:svg' in node.attributes && node.name === 'svg:svg';
        if (isSvg && node.attributes['xmlns:svg'] === svgNamespace) {
          node.attributes = { xmlns: svgNamespace, ...node.attributes };
        }
        node.name = node.name.replace(/^svg:/, '');
        const extension = node.attributes.requiredExtensions ?? '';
        if (node.name === 'foreignObject' && extension.startsWith('http://ns.adobe.com/')) {
          parent.children = parent.children.filter((child) => child !== node);
        }
      },
    },
  }),
};

/** Drawing programs keep a text of which all letters were deleted. Other texts are refused. */
const removeBlankText: CustomPlugin = {
  name: 'removeBlankText',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (/^(?:text|flowRoot)$/.test(node.name) && !hasText(node)) {
          parent.children = parent.children.filter((child) => child !== node);
        }
      },
    },
  }),
};

function hasText({ children }: XastElement): boolean {
  return children.some((child) =>
    child.type === 'element' ? hasText(child) : 'value' in child && child.value.trim() !== '',
  );
}
