import { formatCents } from '@/lib/dollars';
import { paymentPlan } from './payment';
import { aprLimits, readSize, type SizeLimits } from './read-size';

const amountLimits: SizeLimits = { unit: 'dollars', least: 1, most: 1_000_000, isWhole: false };

export type LoanValues = { readonly amount: string; readonly apr: string; readonly months: number };

export interface LoanAnswer {
  readonly isKnown: boolean;
  readonly headline: string;
  readonly detail: string;
  /** What is wrong with a field, to be shown beside it. */
  readonly problems: { readonly amount?: string; readonly apr?: string };
}

/** The APR has no default, because only the lender can quote it. */
export function loanAnswer({ amount, apr, months }: LoanValues): LoanAnswer {
  const dollars = readSize(amount, amountLimits);
  if (dollars.kind === 'empty')
    return noPayment('Enter the amount.', 'Type a number, such as the price on your estimate.');
  if (dollars.kind === 'problem') return noPayment('Check the amount.', '', { amount: dollars.reason });
  const rate = readSize(apr, aprLimits);
  if (rate.kind === 'empty')
    return noPayment(
      'Enter your APR.',
      `Type the one on your lender’s offer, and you’ll see the payment over ${months}\u00a0months. No offer yet? Try a low rate and a high one, to see how much it matters.`,
    );
  if (rate.kind === 'problem') return noPayment('Check the APR.', '', { apr: rate.reason });

  const cents = Math.round(dollars.value * 100);
  const { monthly, total, creditCost } = paymentPlan({ amount: cents, apr: rate.value, months });
  return {
    isKnown: true,
    headline: formatCents(monthly),
    detail: `${months} payments come to ${formatCents(total)}. Borrowing costs ${formatCents(creditCost)}. Your lender’s offer is what counts.`,
    problems: {},
  };
}

function noPayment(headline: string, detail: string, problems: LoanAnswer['problems'] = {}): LoanAnswer {
  return { isKnown: false, headline, detail, problems };
}
