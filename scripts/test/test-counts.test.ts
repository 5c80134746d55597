import { jestCounts, playwrightCounts } from './test-counts';

describe('the last line of npm test', () => {
  test('counts a test file that cannot start as a failure', () => {
    expect(jestCounts({ numPassedTests: 10, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 10,
      failed: 3,
    });
  });

  test('counts a broken run as a failure, and reports how many browser tests needed a retry', () => {
    expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  test('counts nothing if there is no report', () => {
    expect(jestCounts(undefined)).toEqual({ passed: 0, failed: 0 });
    expect(playwrightCounts(undefined)).toEqual({ passed: 0, failed: 0 });
  });
});
