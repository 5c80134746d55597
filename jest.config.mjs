import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const testsOf = (name, folders, testEnvironment, ownSetup = []) =>
  createConfig({
    displayName: name,
    testEnvironment,
    setupFilesAfterEnv: ['<rootDir>/testing/jest-setup.ts', ...ownSetup],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    testMatch: [`<rootDir>/${folders}/**/*.test.{ts,tsx}`],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
  })();

const config = async () => ({
  // The default leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // Long enough for a busy machine. A passing test never takes this long.
  testTimeout: 30_000,
  projects: [
    // Facts and rules need no DOM, and setting one up costs more than most of their tests.
    await testsOf('rules', '{content,lib,scripts,testing}', 'node'),
    await testsOf('components', '{app,components}', 'jsdom', ['<rootDir>/testing/jest-setup-components.ts']),
  ],
});

export default config;
