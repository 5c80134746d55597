/** Amounts are in cents. */
export interface Loan {
  readonly amount: number;
  /** Percent per year. */
  readonly apr: number;
  readonly months: number;
}

/** Standard amortization: amount × r ÷ (1 − (1 + r)^−months), where r is APR ÷ 12. At 0% it's amount ÷ months. */
export function monthlyPayment({ amount, apr, months }: Loan): number {
  const rate = apr / 1200;
  // expm1 and log1p stay precise at rates near 0.
  const payment = rate === 0 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate));
  return Math.round(payment);
}

/** Each month's interest is rounded to the cent, as lenders do. The last payment absorbs the rounding of the others. */
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

/** `creditCost` is all the interest. */
export function paymentPlan(loan: Loan) {
  const total = paymentSchedule(loan).reduce((sum, payment) => sum + payment, 0);
  return { monthly: monthlyPayment(loan), total, creditCost: total - loan.amount };
}
