import postcss from 'postcss';
import type { CustomPlugin, XastElement, XastParent } from 'svgo';

/** Holds the ids while SVGO inlines styles: it deletes an id that a style selects, although a `<use>` can refer to it. */
const idCopy = 'data-id-copy';

export const keepIds: CustomPlugin = {
  name: 'keepIds',
  fn: () => ({
    element: {
      enter({ attributes }) {
        if (attributes.id !== undefined) attributes[idCopy] = attributes.id;
      },
    },
  }),
};

export const restoreIds: CustomPlugin = {
  name: 'restoreIds',
  fn: () => ({
    element: {
      enter({ attributes }) {
        const id = attributes[idCopy];
        delete attributes[idCopy];
        if (id !== undefined) attributes.id = id;
      },
    },
  }),
};

/** Puts the condition of `<style media>` into its text, where SVGO reads it, and removes fonts: text is refused. */
export const prepareStyles: CustomPlugin = {
  name: 'prepareStyles',
  fn: () => ({
    element: {
      enter(node) {
        if (node.name !== 'style') return;
        const { media = 'all', type } = node.attributes;
        if (type?.trim() === '') delete node.attributes.type;
        const css = parseCss(textOf(node));
        // A mistake in the CSS is reported later, when the styles are left over.
        if (!css) return;
        css.walkAtRules(/^(?:font-face|charset|namespace)$/i, (rule) => {
          rule.remove();
        });
        const text = css.toString().replaceAll('<!--', '').replaceAll('-->', '');
        node.children = [
          { type: 'text', value: media === 'all' ? text : `@media ${media}{${text}}` },
        ];
      },
    },
  }),
};

/** Takes the plain colour where a program adds one for large gamuts, or a variable: Figma does both. */
export const takeFallbacks: CustomPlugin = {
  name: 'takeFallbacks',
  fn: () => ({
    element: {
      enter({ attributes }) {
        for (const [name, value] of Object.entries(attributes)) {
          attributes[name] = value.replace(/var\(\s*--[\w-]+\s*,\s*([^()]+)\)/g, '$1');
        }
        const all = declarations(attributes.style);
        const plain = all.filter(({ value }) => !/\b(?:color|(?:ok)?l(?:ab|ch))\(/i.test(value));
        if (plain.length === all.length) return;
        const hasFallback = ({ prop }: { prop: string }) =>
          prop in attributes || plain.some((each) => each.prop === prop);
        const kept = all.filter((each) => plain.includes(each) || !hasFallback(each));
        attributes.style = kept.map(({ prop, value }) => `${prop}:${value}`).join(';');
      },
    },
  }),
};

/** Properties without an effect on shapes, or on a drawing inside a page. */
const harmless =
  /^(?:-|font|text-|line-|letter-|word-|white-space|writing-mode|block-progression|shape-(?:inside|margin|padding)|solid-|enable-background|isolation|user-select|will-change|background|margin|padding|border|outline|position|vertical-align|float|max-|min-|inline-size|z-index|transition|content|touch-action|object-|flex|align-|justify-|box-|top|left|right|bottom)/i;
/** Attributes that a drawing without styles and text has no use for. */
const useless =
  /^(?:style|class|version|baseProfile|xml:space|enable-background|font|text-|letter-|word-|writing-mode)/i;
/** Properties of SVG 2 that are attributes with the same value, apart from the unit. */
const geometry = /^(?:cx|cy|r|rx|ry|x|y|width|height|mask-type)$/i;

/**
 * Turns what is left of the styles into attributes. Classes go too: without styles, they could only match the page's.
 * @param refused receives a message for each style that has no attribute
 */
export function liftStyles(refused: string[]): CustomPlugin {
  const enter = (node: XastElement, parent: XastParent) => {
    const { attributes } = node;
    if (node.name === 'style') {
      refused.push(...leftOver(textOf(node)).map((what) => `${what} in <style> is not allowed`));
      parent.children = parent.children.filter((child) => child !== node);
      return;
    }
    for (const { prop, value } of declarations(attributes.style)) {
      if (geometry.test(prop)) attributes[prop.toLowerCase()] = value.replace(/px$/i, '');
      else if (!harmless.test(prop) && !/^(?:auto|none|normal|initial|inherit)$/i.test(value)) {
        refused.push(`the style ${prop} of <${node.name}> is not allowed`);
      }
    }
    for (const name of Object.keys(attributes)) if (useless.test(name)) delete attributes[name];
    const { transform } = attributes;
    if (transform !== undefined) {
      attributes.transform = transform.replace(/(?<=\d)(?:px|deg)\b/gi, '');
      if (/(?:translate|scale|rotate)[xyz3]|%|rad\b|turn\b|calc/i.test(transform)) {
        refused.push(`the style transform of <${node.name}> is not allowed`);
      }
    }
  };
  return { name: 'liftStyles', fn: () => ({ element: { enter } }) };
}

function parseCss(text: string) {
  try {
    return postcss.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the rules that apply under a condition, such as `:hover` and `@media`. Rules without a match mean nothing. */
function leftOver(text: string): string[] {
  const css = parseCss(text);
  if (!css) return ['a mistake'];
  return css.nodes.flatMap((node) => {
    if (node.type === 'atrule') return node.nodes?.length === 0 ? [] : `@${node.name}`;
    if (node.type !== 'rule') return [];
    return [
      ...node.selector.matchAll(/:(?!not|is|where|has|root|empty|first|last|nth|only)[\w:-]+/g),
    ].map(([pseudo]) => pseudo);
  });
}

function declarations(style = ''): { prop: string; value: string }[] {
  const nodes = parseCss(style)?.nodes ?? [];
  return nodes.flatMap((node) => (node.type === 'decl' ? [node] : []));
}

function textOf({ children }: XastElement): string {
  return children.map((child) => ('value' in child ? child.value : '')).join('');
}
