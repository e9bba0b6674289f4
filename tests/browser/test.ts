import { test as base, expect } from '@playwright/test';

/** What browsers write to the console when the policy of a page keeps something from it. */
const violation = /content security policy/i;

/** Playwright's own, but that each test fails where the site does what its policy forbids. */
export const test = base.extend<{ policy: undefined }>({
  policy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (violation.test(message.text())) violations.push(message.text());
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
