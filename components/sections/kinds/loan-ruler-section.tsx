import { LoanRuler } from '@/components/sections/loan/loan-ruler';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import { loanMonths, usualLoanMonths } from '@/content/price-guide/options';
import { printLoanTerm } from '@/lib/prices/loan-terms';

const months = loanMonths.map(Number);

export function LoanRulerSection({ section }: SectionProps<'loan-ruler'>) {
  const id = headingId(section);
  const { heading, amount, terms } = section;
  return (
    <section id={section.id} aria-labelledby={id} data-tone="linen" className="loan relative bg-linen">
      <LoanRuler
        heading={<Text as="h2" id={id} className="text-h2" text={heading} />}
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
      <p className="loan-by-phone wrap">{section.withoutScripts}</p>
    </section>
  );
}
