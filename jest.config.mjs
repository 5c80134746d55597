import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Tests of some folders in one environment, with what they need besides the setup of all tests. */
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
  // The default is one worker fewer than there are cores, which would leave a two-core machine half idle.
  maxWorkers: '100%',
  // Long enough for a machine that others load; a test that passes waits for none of it.
  testTimeout: 30_000,
  projects: [
    // Facts and rules need no page, and a page costs more than most of their tests.
    await testsOf('rules', '{content,lib,scripts,testing}', 'node'),
    await testsOf('components', '{app,components}', 'jsdom', ['<rootDir>/testing/jest-setup-components.ts']),
  ],
});

export default config;
