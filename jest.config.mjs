import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

export default createConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx,mjs}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
});
