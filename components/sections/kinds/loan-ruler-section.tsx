import { LoanRuler } from '@/components/sections/loan/loan-ruler';
import { DataTable } from '@/components/sections/parts/data-table';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import { loanMonths, usualLoanMonths } from '@/content/price-guide/options';
import { formatCents, formatDollars } from '@/lib/dollars';
import { monthlyPayment } from '@/lib/prices/payment';
import { printLoanTerm } from '@/lib/prices/loan-terms';

const months = loanMonths.map(Number);
/** In dollars, for the table that is shown without scripts and in print. */
const tableAmount = 1000;

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
      <ul className="loan-terms wrap">
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
      <div className="loan-table wrap">
        <h3 id={`${id}-table`} className="text-h3">
          {`For each ${formatDollars(tableAmount)}, before interest`}
        </h3>
        <DataTable
          labelledBy={`${id}-table`}
          columns={['Term', 'A month']}
          rows={months.map((term) => ({
            header: `${term} months`,
            cells: [formatCents(monthlyPayment({ amount: 100 * tableAmount, apr: 0, months: term }))],
          }))}
        />
        <p>
          With interest, payment = amount × r ÷ (1 − (1 + r)<sup>−months</sup>), where r is the APR ÷ 12 ÷ 100.
        </p>
      </div>
    </section>
  );
}
