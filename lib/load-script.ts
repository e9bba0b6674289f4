import { assetPath } from './asset-path';

/** Loads a script of the build. Not by `import()`: Firefox refuses it under the pages' policy. @returns its element */
export function loadScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = assetPath(url);
  return document.head.appendChild(script);
}
