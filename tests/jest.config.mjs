import { existsSync, readFileSync } from 'node:fs';
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
    // A build makes it.
    '\\.content/content$': '<rootDir>/tests/content.ts',
    '^@/(.*)$': '<rootDir>/$1',
    // Turbopack bundles these; no component test runs them.
    '\\?inline$': '<rootDir>/tests/inline-script.ts',
  },
};

/** The folders of packages with only ES modules, which Jest does not load. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const modulesOnly = Object.keys(packages).filter((folder) => {
  const file = `${folder}/package.json`;
  return folder && existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
});

export default async function jestConfig() {
  const next = await createJestConfig(config)();
  // next/jest sets its own pattern. Packages with only ES modules must be transformed too.
  const pattern = `^(?!.*/(?:${modulesOnly.join('|')})/).*/node_modules/`;
  return { ...next, transformIgnorePatterns: [pattern] };
}
