// @ts-check
/** @typedef {{ passed: number, failed: number, retried: number }} Counts `retried` of the passed needed a second try */

/** @type {Counts} */
const none = { passed: 0, failed: 0, retried: 0 };

/**
 * What Jest's JSON report says. A test file that could not even start counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | undefined} report
 * @returns {Counts}
 */
export function jestCounts(report) {
  if (!report) return none;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, retried: 0 };
}

/**
 * What Playwright's JSON report says. A browser test is tried a second time, on a machine that others may be
 * loading; the run says how many needed it, and Playwright names them.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: readonly unknown[] } | undefined} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  if (!report) return none;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), retried: flaky };
}
