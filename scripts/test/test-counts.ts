import type { JestReport, PlaywrightReport } from './reports';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const none: Counts = { passed: 0, failed: 0 };

/** Counts Jest's tests. A test file that could not start counts as one failure. */
export function jestCounts(
  report: Pick<JestReport, 'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites'> | undefined,
): Counts {
  if (!report) return none;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts a test that passes only on a retry as failed. */
export function playwrightCounts(report: Pick<PlaywrightReport, 'stats' | 'errors'> | undefined): Counts {
  if (!report) return none;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
