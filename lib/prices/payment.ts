/** A loan that is paid back in equal months. All amounts are in cents. */
export interface Loan {
  readonly amount: number;
  /** Annual percentage rate, such as 7.5. May be 0. */
  readonly apr: number;
  readonly months: number;
}

export interface PaymentPlan {
  /** What is due each month, in cents. */
  readonly monthly: number;
  /** The last payment, which takes up the rounding of all others to whole cents. */
  readonly last: number;
  readonly total: number;
  /** What borrowing costs: the total without the amount. */
  readonly credit: number;
}

/**
 * The standard amortization formula: amount × r ÷ (1 − (1 + r)^−months), with r the rate of one month (APR ÷ 12). At 0 %
 * it is amount ÷ months. To the whole cent.
 */
export function monthlyPayment({ amount, apr, months }: Loan): number {
  const rate = apr / 1200;
  // expm1 and log1p keep their precision at rates near 0, where 1 − (1 + r)^−n loses it.
  const payment = rate === 0 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate));
  return Math.round(payment);
}

/** The payments of a loan, month by month, in cents: each month's interest is rounded to the cent, as lenders do. */
export function paymentSchedule(loan: Loan): readonly number[] {
  const monthly = monthlyPayment(loan);
  const payments: number[] = [];
  let owed = loan.amount;
  for (let month = 1; month <= loan.months; month += 1) {
    owed += Math.round((owed * loan.apr) / 1200);
    const paid = month === loan.months ? owed : Math.min(monthly, owed);
    payments.push(paid);
    owed -= paid;
  }
  return payments;
}

export function paymentPlan(loan: Loan): PaymentPlan {
  const payments = paymentSchedule(loan);
  const total = payments.reduce((sum, payment) => sum + payment, 0);
  return { monthly: monthlyPayment(loan), last: payments.at(-1) ?? 0, total, credit: total - loan.amount };
}
