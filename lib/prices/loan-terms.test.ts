import { loanMonths, loanTerms, printLoanTerm } from './loan-terms';

test.each([
  [
    [12, 84],
    [12, 24, 36, 48, 60, 72, 84],
  ],
  [
    [6, 60],
    [6, 12, 24, 36, 48, 60],
  ],
  [
    [18, 40],
    [18, 24, 36, 40],
  ],
  [
    [12, 24],
    [12, 18, 24],
  ],
  [
    [6, 9],
    [6, 8, 9],
  ],
] as const)(
  'offers the shortest period of %j, each full year in between or else the middle, and the longest',
  (whole, months) => {
    expect(loanMonths(whole)).toEqual(months);
  },
);

test.each([
  [
    [12, 84],
    [
      [12, 24],
      [36, 60],
      [72, 84],
    ],
  ],
  [
    [6, 60],
    [
      [6, 12],
      [24, 36],
      [48, 60],
    ],
  ],
  [
    [12, 60],
    [
      [12, 12],
      [24, 48],
      [60, 60],
    ],
  ],
  [
    [12, 24],
    [
      [12, 12],
      [18, 18],
      [24, 24],
    ],
  ],
] as const)('splits %j into three terms', (whole, terms) => {
  expect(loanTerms(whole)).toEqual(terms);
});

test('prints a term of one period without a dash', () => {
  expect(printLoanTerm([12, 84])).toBe('12–84 months');
  expect(printLoanTerm([12, 12])).toBe('12 months');
});
