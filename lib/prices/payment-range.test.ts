import { typed } from './estimate-fields';
import { paymentRange } from './payment-range';

const fields = { apr: typed('%', 0, 100), down: typed('dollars', 0, 10_000_000) };
/* In dollars; what's borrowed and paid is in cents. */
const estimate = { low: 9360.4, high: 11_439.6 };

test('gives no payment without a valid APR', () => {
  expect(paymentRange(fields, estimate, { apr: '', down: '', months: '60' })).toEqual({ kind: 'no-apr' });
  expect(paymentRange(fields, estimate, { apr: 'low', down: '', months: '60' })).toEqual({ kind: 'no-apr' });
  expect(paymentRange(fields, estimate, { apr: '101', down: '', months: '60' })).toEqual({ kind: 'no-apr' });
});

test('rounds the estimate as it is printed: $9,300 to $11,500 at 0% over 60 months', () => {
  expect(paymentRange(fields, estimate, { apr: '0', down: '', months: '60' })).toEqual({
    kind: 'plan',
    borrowed: [930_000, 1_150_000],
    monthly: [15_500, 19_167],
    total: [930_000, 1_150_000],
    creditCost: [0, 0],
  });
});

test('subtracts the down payment from both ends', () => {
  expect(paymentRange(fields, estimate, { apr: '6', down: '2,000', months: '36' })).toMatchObject({
    borrowed: [730_000, 950_000],
    monthly: [22_208, 28_901],
  });
});

test('a down payment above the range leaves nothing to borrow', () => {
  expect(paymentRange(fields, estimate, { apr: '6', down: '12000', months: '36' })).toEqual({
    kind: 'nothing-to-borrow',
    most: 11_500,
  });
});
