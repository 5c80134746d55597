export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The fields of Jest's JSON report that are used here. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** The fields of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors?: readonly unknown[];
}

const none: Counts = { passed: 0, failed: 0 };

/** Counts Jest's tests. A test file that could not start counts as one failure. */
export function jestCounts(report: JestReport | undefined): Counts {
  if (!report) return none;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts a test that passes only on a retry as failed. */
export function playwrightCounts(report: PlaywrightReport | undefined): Counts {
  if (!report) return none;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
}
