import fc from 'fast-check';
import { monthlyPayment, paymentPlan, paymentSchedule } from './payment';

/* Calculated by hand: amount × r ÷ (1 − (1 + r)^−n). Published tables have the first two as well. */
test.each([
  ['$10,000 at 6% over 36 months', { amount: 1_000_000, apr: 6, months: 36 }, 30_422],
  ['$20,000 at 12% over 12 months', { amount: 2_000_000, apr: 12, months: 12 }, 177_698],
  ['$12,000 at 0% over 12 months', { amount: 1_200_000, apr: 0, months: 12 }, 100_000],
  ['$8,400 at 0% over 84 months', { amount: 840_000, apr: 0, months: 84 }, 10_000],
  ['nothing', { amount: 0, apr: 9, months: 24 }, 0],
])('computes the monthly payment on %s', (_, loan, cents) => {
  expect(monthlyPayment(loan)).toBe(cents);
});

test('at 0%, the last payment absorbs the odd cents, and credit costs nothing', () => {
  const loan = { amount: 10_000, apr: 0, months: 12 };
  expect(paymentSchedule(loan).slice(-2)).toEqual([833, 837]);
  expect(paymentPlan(loan)).toEqual({ monthly: 833, total: 10_000, creditCost: 0 });
});

const anyLoan = fc.record({
  amount: fc.integer({ min: 0, max: 10 ** 10 }),
  apr: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 12, max: 84 }),
});

test('the payments repay the amount with interest, and add up to the total', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const payments = paymentSchedule(loan);
      expect(payments).toHaveLength(loan.months);
      expect(payments.every((payment) => Number.isInteger(payment) && payment >= 0)).toBe(true);
      const { total, creditCost } = paymentPlan(loan);
      expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(total);
      expect(total).toBe(loan.amount + creditCost);
      expect(creditCost).toBeGreaterThanOrEqual(0);
      const left = payments.reduce((owed, paid) => owed + Math.round((owed * loan.apr) / 1200) - paid, loan.amount);
      expect(left).toBe(0);
    }),
  );
});

test('a higher rate never lowers the monthly payment', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const costlier = paymentPlan({ ...loan, apr: loan.apr + 1 });
      expect(costlier.monthly).toBeGreaterThanOrEqual(paymentPlan(loan).monthly);
    }),
  );
});
