import { stripVTControlCharacters } from 'node:util';
import type { JestReport, PlaywrightReport, PlaywrightSuite } from './reports';

export interface Failure {
  /** The test: its file and its title. */
  readonly test: string;
  readonly message: string;
}

/** The failed tests of a Jest run, and the test files that could not start. `root` is cut from the files' paths. */
export function jestFailures(report: Pick<JestReport, 'testResults'> | undefined, root: string): readonly Failure[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '').replaceAll('\\', '/').replace(/^\//, '');
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ test: file, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      message: failureMessages?.join('\n') ?? '',
    }));
  });
}

/** The failed tests of a Playwright run, and the errors outside of its tests. */
export function playwrightFailures(
  report: Pick<PlaywrightReport, 'errors' | 'suites'> | undefined,
): readonly Failure[] {
  if (!report) return [];
  return [
    ...report.errors.map(({ message = '' }) => ({ test: 'Playwright', message })),
    ...report.suites.flatMap((suite) => suiteFailures(suite, [])),
  ];
}

function suiteFailures(suite: PlaywrightSuite, above: readonly string[]): readonly Failure[] {
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => ({
          test: [`[${projectName}] e2e/${suite.file}`, ...above, title].join(' › '),
          message: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => suiteFailures(inner, [...above, inner.title])),
  ];
}

/** CI shows about the last hundred lines of a log, so all failures together get a few less. */
const linesForAll = 80;

/** Each failed test with the first lines of its message: many lines if few tests failed, and few if many did. */
export function printFailures(failures: readonly Failure[]): string {
  const linesForEach = Math.min(20, Math.max(3, Math.floor(linesForAll / failures.length)));
  return failures
    .map(({ test, message }) => {
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:internal|<anonymous>)/.test(line))
        .map((line) => `    ${line.slice(0, 300)}`);
      return [`✘ ${test}`, ...lines.slice(0, linesForEach - 1)].join('\n');
    })
    .join('\n');
}
