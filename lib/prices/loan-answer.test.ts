import { loanAnswer } from './loan-answer';

const values = { amount: '10,000', apr: '6', months: 36 };

test('gives the payment, the total and the cost of borrowing', () => {
  // Calculated by hand: 36 payments of $304.22. Rounding changes only the last one.
  const { isKnown, headline, detail } = loanAnswer(values);
  expect([isKnown, headline]).toEqual([true, '$304.22']);
  expect(detail).toMatch(
    /^36 payments come to \$10,951\.\d\d\. Borrowing costs \$951\.\d\d\. Your lender’s offer is what counts\.$/,
  );
});

test('at 0%, borrowing costs nothing', () => {
  expect(loanAnswer({ amount: '8400', apr: '0', months: 84 })).toMatchObject({
    headline: '$100.00',
    detail: expect.stringContaining('Borrowing costs $0.00.') as string,
  });
});

test.each([
  ['no APR', { apr: '' }, 'Enter your APR.', 'over 36\u00a0months'],
  ['no amount', { amount: '' }, 'Enter the amount.', 'price on your estimate'],
])('with %s, asks for it instead of giving a payment', (_, change, headline, detail) => {
  const answer = loanAnswer({ ...values, ...change });
  expect(answer).toMatchObject({ isKnown: false, headline, problems: {} });
  expect(answer.detail).toContain(detail);
  expect(answer.headline + answer.detail).not.toContain('$');
});

const aboutApr = 'An APR is a number from 0 to 100. Type the one on your lender’s offer.';

test.each([
  ['an APR that is not a number', { apr: 'low' }, 'Check the APR.', { apr: aboutApr }],
  ['an APR above 100', { apr: '250' }, 'Check the APR.', { apr: aboutApr }],
  ['an APR below 0', { apr: '-1' }, 'Check the APR.', { apr: aboutApr }],
  ['an amount of 0', { amount: '0' }, 'Check the amount.', { amount: 'Enter 1 dollars or more.' }],
])('with %s, says what is wrong with the field', (_, change, headline, problems) => {
  expect(loanAnswer({ ...values, ...change })).toEqual({ isKnown: false, headline, detail: '', problems });
});
