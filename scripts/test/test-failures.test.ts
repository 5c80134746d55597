import { jestFailures, playwrightFailures, printFailures } from './test-failures';

const passedTest = { status: 'passed', fullName: 'adds', failureMessages: [] };

describe('the failures of Jest', () => {
  test('are the failed tests, each with its file and its message', () => {
    const failed = { status: 'failed', fullName: 'a price prints in dollars', failureMessages: ['Expected: "$5"'] };
    expect(
      jestFailures(
        {
          testResults: [
            {
              name: '/home/site/lib/price.test.ts',
              status: 'failed',
              message: '',
              assertionResults: [passedTest, failed],
            },
            { name: '/home/site/lib/slug.test.ts', status: 'passed', message: '', assertionResults: [passedTest] },
          ],
        },
        '/home/site',
      ),
    ).toEqual([{ test: 'lib/price.test.ts › a price prints in dollars', message: 'Expected: "$5"' }]);
  });

  test('include a test file that could not start', () => {
    expect(
      jestFailures(
        {
          testResults: [
            {
              name: '/home/site/lib/price.test.ts',
              status: 'failed',
              message: 'Cannot find module',
              assertionResults: [],
            },
          ],
        },
        '/home/site',
      ),
    ).toEqual([{ test: 'lib/price.test.ts', message: 'Cannot find module' }]);
  });

  test('are none if there is no report', () => {
    expect(jestFailures(undefined, '/')).toEqual([]);
    expect(playwrightFailures(undefined)).toEqual([]);
  });
});

describe('the failures of Playwright', () => {
  const failed = {
    projectName: 'phone',
    status: 'unexpected',
    results: [{ errors: [{ message: 'Test timeout exceeded.' }, { message: 'waiting for the menu' }] }],
  };

  test('are the failed tests of every suite, each with its device, its file and its messages', () => {
    const suites = [
      {
        title: 'menu.spec.ts',
        file: 'menu.spec.ts',
        specs: [{ title: 'opens', tests: [{ projectName: 'desktop', status: 'expected', results: [] }, failed] }],
        suites: [{ title: 'by keyboard', file: 'menu.spec.ts', specs: [{ title: 'closes', tests: [failed] }] }],
      },
    ];
    const message = 'Test timeout exceeded.\nwaiting for the menu';
    expect(playwrightFailures({ errors: [], suites })).toEqual([
      { test: '[phone] e2e/menu.spec.ts › opens', message },
      { test: '[phone] e2e/menu.spec.ts › by keyboard › closes', message },
    ]);
  });

  test('include what went wrong outside of the tests', () => {
    expect(playwrightFailures({ errors: [{ message: 'The server did not start.' }], suites: [] })).toEqual([
      { test: 'Playwright', message: 'The server did not start.' },
    ]);
  });
});

describe('the list of failures', () => {
  test('has no color codes, blank lines or calls inside of packages', () => {
    const message =
      '\u001B[31mExpected: 1\u001B[39m\n\n    at expect (node_modules/jest/index.js:1:2)\n    at lib/a.test.ts:3:4';
    expect(printFailures([{ test: 'lib/a.test.ts › counts', message }])).toBe(
      '✘ lib/a.test.ts › counts\n    Expected: 1\n        at lib/a.test.ts:3:4',
    );
  });

  test('leaves room for every failure in the last lines of a log', () => {
    const long = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const lines = (count: number) =>
      printFailures(Array.from({ length: count }, (_, index) => ({ test: `test ${index}`, message: long }))).split(
        '\n',
      );
    expect(lines(1)).toHaveLength(20);
    expect(lines(8)).toHaveLength(80);
    expect(lines(30)).toHaveLength(90);
  });
});
