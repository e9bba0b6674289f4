/// <reference types="trusted-types" />

import './one-slash';
import { filterHtml, filterScriptUrl } from './sinks';

// The first script of each page. Under its policy (`scripts/after-build/policy.ts`) the browser takes no text as markup
// or as the address of a script but through here, and none at all as code. Next and React know no Trusted Types: what
// they do goes through the default policy.

declare const scriptOrigins: string[];

const base = `${location.origin}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/_next/static/`;

window.trustedTypes?.createPolicy('default', {
  createHTML: filterHtml,
  createScriptURL: (url) => filterScriptUrl(url, base, scriptOrigins),
});
