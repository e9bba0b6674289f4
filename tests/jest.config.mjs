import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: '.' });

/** @type {import('jest').Config} */
const config = {
  rootDir: '..',
  testEnvironment: 'jsdom',
  // The benchmark leaves copies of out/.
  modulePathIgnorePatterns: ['<rootDir>/.bench'],
  // By default, Jest leaves one core unused.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{lib,components,scripts,tests}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/tests/jest.global-setup.ts',
  // Tests make pictures and fonts, and must pass on slow machines.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Turbopack bundles these; no component test runs them.
    '\\?inline$': '<rootDir>/tests/inline-script.ts',
  },
};

/** How the names of packages with only ES modules begin. */
const modulesOnly = [
  ...['next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'parse5', 'entities', 'leven'],
  // The Markdown parser is made of them.
  ...['micromark', 'mdast-util-', 'hast-util-', 'unist-util-', 'vfile', 'character-entities'],
  ...['decode-named-character-reference', 'stringify-entities', 'property-information'],
  ...['comma-separated', 'space-separated', 'ccount', 'zwitch', 'devlop', 'trim-lines'],
  ...['html-void-elements', '@ungap'],
];

export default async function jestConfig() {
  const next = await createJestConfig(config)();
  // next/jest sets its own pattern. Packages with only ES modules must be transformed too.
  const parts = modulesOnly.join('|');
  return { ...next, transformIgnorePatterns: [`/node_modules/(?!(${parts})[^/]*/)`] };
}
