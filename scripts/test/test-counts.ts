export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What of Jest's JSON report is read here. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** What of Playwright's JSON report is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors?: readonly unknown[];
}

const none: Counts = { passed: 0, failed: 0 };

/** A test file that could not even start counts as one failure. */
export function jestCounts(report: JestReport | undefined): Counts {
  if (!report) return none;
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** A test that passes only at a second try counts as failed, like one that never does. */
export function playwrightCounts(report: PlaywrightReport | undefined): Counts {
  if (!report) return none;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
}
