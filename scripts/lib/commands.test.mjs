import { missingPackages } from './install.mjs';
import { isPast } from './license-date.mjs';
import { headingOf } from './page-text.mjs';
import { jestCounts, playwrightCounts } from './test-counts.mjs';

describe('what is missing', () => {
  const wanted = { packages: { '': {}, 'node_modules/next': { version: '16.4.6' }, 'node_modules/@img/mac': { version: '1.0.0', optional: true } } };

  test.each([
    ['nothing, when the tree holds what the lock asks for', { 'node_modules/next': { version: '16.4.6' } }, []],
    ['a package that is not there', {}, ['node_modules/next']],
    ['a package of another version', { 'node_modules/next': { version: '15.0.0' } }, ['node_modules/next']],
  ])('is %s', (_name, packages, missing) => {
    expect(missingPackages(wanted, { packages })).toEqual(missing);
  });
});

describe('the licence date', () => {
  test.each([
    [new Date(2026, 2, 30), false],
    [new Date(2026, 2, 31, 23, 59), false],
    [new Date(2026, 3, 1), true],
  ])('3-31-2026 seen at %s has passed: %s', (now, past) => {
    expect(isPast('3-31-2026', now)).toBe(past);
  });

  test('written in another way is refused by name', () => {
    expect(() => isPast('2026-03-31', new Date())).toThrow('2026-03-31');
  });
});

describe('the last line of npm test', () => {
  test('counts a test file that cannot start as a failure', () => {
    expect(jestCounts({ numPassedTests: 10, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({ passed: 10, failed: 3, retried: 0 });
  });

  test('counts a broken run as a failure, and tells how many browser tests needed a second try', () => {
    expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({ passed: 6, failed: 2, retried: 1 });
  });

  test('counts nothing where there is no report', () => {
    expect(jestCounts(undefined)).toEqual({ passed: 0, failed: 0, retried: 0 });
    expect(playwrightCounts(undefined)).toEqual({ passed: 0, failed: 0, retried: 0 });
  });
});

describe('the words on a social card', () => {
  test.each([
    ['<h1 class="x"><span>Roofs that</span><span>hold &amp; last</span></h1>', 'Roofs that hold & last'],
    ['<title>Staff Sign In | Brand</title>', 'Staff Sign In'],
    ['<h1><!-- -->Gutters<svg><text>no</text></svg>, priced</h1>', 'Gutters, priced'],
  ])('of %s are "%s"', (html, words) => {
    expect(headingOf(html, 'Brand')).toBe(words);
  });
});
