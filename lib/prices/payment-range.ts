import { roundSpan, type DollarSpan } from './dollar-span';
import type { TypedField } from './estimate-fields';
import { paymentPlan } from './payment';
import { readSize } from './read-size';

type Cents = readonly [low: number, high: number];

export type PaymentRange =
  | { readonly kind: 'no-apr' }
  | {
      readonly kind: 'nothing-to-borrow';
      /** In dollars. */
      readonly most: number;
    }
  | {
      readonly kind: 'plan';
      readonly borrowed: Cents;
      readonly monthly: Cents;
      readonly total: Cents;
      readonly creditCost: Cents;
    };

/** `no-apr` until the APR is valid and the down payment is valid or empty. The site suggests no APR. */
export function paymentRange(
  fields: Readonly<Record<'apr' | 'down', TypedField>>,
  estimate: DollarSpan,
  values: Readonly<Record<'apr' | 'down' | 'months', string>>,
): PaymentRange {
  const apr = readSize(values.apr, fields.apr.limits);
  const down = readSize(values.down, fields.down.limits);
  if (apr.kind !== 'size' || down.kind === 'problem') return { kind: 'no-apr' };

  const { low, high } = roundSpan(estimate);
  const downCents = down.kind === 'size' ? Math.round(down.value * 100) : 0;
  const borrowed: Cents = [Math.max(0, low * 100 - downCents), Math.max(0, high * 100 - downCents)];
  if (borrowed[1] === 0) return { kind: 'nothing-to-borrow', most: high };

  const plan = (amount: number) => paymentPlan({ amount, apr: apr.value, months: Number(values.months) });
  const [from, to] = [plan(borrowed[0]), plan(borrowed[1])];
  return {
    kind: 'plan',
    borrowed,
    monthly: [from.monthly, to.monthly],
    total: [from.total, to.total],
    creditCost: [from.creditCost, to.creditCost],
  };
}
