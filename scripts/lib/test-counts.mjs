// @ts-check
/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What Jest's JSON report says. A test file that could not even start counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | undefined} report
 * @returns {Counts}
 */
export function jestCounts(report) {
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * What Playwright's JSON report says. A test that passed only when tried again has not passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: readonly unknown[] } | undefined} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
}
