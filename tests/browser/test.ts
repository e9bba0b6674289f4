import { test as base, expect } from '@playwright/test';

/** In the browser's message when a page violates its policy. */
const violation = /content security policy/i;

/** Playwright's `test`. Each test also fails if a page violates its policy. */
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
