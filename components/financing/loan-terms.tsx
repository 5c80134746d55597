import { headingId } from '@/components/sections/parts/heading-id';
import { Text } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import type { LoanTerms } from '@/content/pages/financing';
import { loanMonths, usualLoanMonths } from '@/content/price-guide/options';
import { printLoanTerm } from '@/lib/prices/loan-terms';
import { LoanRuler } from './loan-ruler';

const months = loanMonths.map(Number);

export function LoanTermsSection({ id, heading, amount, terms, withoutScripts }: LoanTerms) {
  const labelId = headingId({ id, heading });
  return (
    <section id={id} aria-labelledby={labelId} data-tone="linen" className="loan relative bg-linen">
      <LoanRuler
        heading={<Text as="h2" id={labelId} className="text-h2" text={heading} />}
        amount={amount}
        months={months}
        initialMonths={Number(usualLoanMonths)}
        ranges={terms.map(({ name, term }) => ({ name, term }))}
      />
      <ul data-enters="" className="loan-terms wrap">
        <li className="loan-down">
          <b>{company.financing.down}</b>
          <p>On every term, on approved credit.</p>
        </li>
        {terms.map(({ name, description, points, term }) => (
          <li key={name}>
            <h3 className="text-h3 sm:max-md:text-h4">{name}</h3>
            <b>{printLoanTerm(term)}</b>
            <Text text={description} />
            <p>{`${points.join('. ')}.`}</p>
          </li>
        ))}
      </ul>
      <p className="loan-by-phone wrap">{withoutScripts}</p>
    </section>
  );
}
