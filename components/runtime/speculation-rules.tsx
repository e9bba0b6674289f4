/** Lets the browser fetch the page of a link that is about to be pressed; no files, no other language, not this page. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '{/*}?/' },
          { not: { selector_matches: '[hreflang]' } },
          { not: { href_matches: './' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** For Chromium. `fetch-ahead.ts` does the same for the other browsers. */
export function SpeculationRules() {
  const code = JSON.stringify(rules);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the rules above, as JSON
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: code }} />;
}
