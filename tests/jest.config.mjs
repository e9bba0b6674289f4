import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: '.' });

/** @type {import('jest').Config} */
const config = {
  rootDir: '..',
  testEnvironment: 'jsdom',
  // A last run of the benchmark leaves copies of out/.
  modulePathIgnorePatterns: ['<rootDir>/.bench'],
  // Half of the time goes into making pictures: on two cores, Jest would leave one to rest.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{lib,components,scripts,tests}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/tests/jest.global-setup.ts',
  // Pictures, fonts and PDFs are really made: no speed is tested here.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/tests/jest.setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Turbopack bundles these; no component test runs them.
    '\\?inline$': '<rootDir>/tests/inline-script.ts',
  },
};

export default async function jestConfig() {
  const next = await createJestConfig(config)();
  // next/jest sets its own pattern: packages that are ES modules alone must be let through it.
  return {
    ...next,
    transformIgnorePatterns: [
      '/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs|@myriaddreamin)/)',
    ],
  };
}
