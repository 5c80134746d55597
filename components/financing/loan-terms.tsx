import clsx from 'clsx';
import { headingId } from '@/components/sections/parts/heading-id';
import { Text } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import type { LoanTerms } from '@/content/pages/financing';
import { loanMonths, usualLoanMonths } from '@/content/price-guide/options';
import { printLoanTerm } from '@/lib/prices/loan-terms';
import { LoanRuler } from './loan-ruler';

/** On phones, a ruled list with the months of each term on the same line as its name. */
const itemClassName = 'max-sm:border-b max-sm:border-rule-strong max-sm:pt-[0.6rem] max-sm:pb-[0.7rem]';

const months = loanMonths.map(Number);

export function LoanTermsSection({ id, heading, amount, terms, withoutScripts }: LoanTerms) {
  const labelId = headingId({ id, heading });
  return (
    <section
      id={id}
      aria-labelledby={labelId}
      data-tone="linen"
      className="relative bg-linen pt-[clamp(2.75rem,6vw,5rem)] pb-[clamp(1.9rem,3.4vw,3rem)]"
    >
      <LoanRuler
        heading={<Text as="h2" id={labelId} className="text-h2" text={heading} />}
        amount={amount}
        months={months}
        initialMonths={Number(usualLoanMonths)}
        ranges={terms.map(({ name, term }) => ({ name, term }))}
      />
      <ul
        data-enters=""
        className={clsx(
          'wrap grid gap-x-7 gap-y-[1.1rem] pt-8 max-sm:gap-0 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
          'print:break-inside-avoid print:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
        )}
      >
        <li className={itemClassName}>
          <b className="font-serif text-[1.5rem] leading-[1.1] font-extrabold text-shutter max-sm:mr-2 max-sm:inline-block">
            {company.financing.down}
          </b>
          <p className="mt-1 text-ink-2 max-sm:mr-2 max-sm:inline">On every term, on approved credit.</p>
        </li>
        {terms.map(({ name, description, points, term }) => (
          <li key={name} className={itemClassName}>
            <h3 className="text-h3 max-sm:mr-2 max-sm:inline sm:max-md:text-h4">{name}</h3>
            {/* Keeps the months on one line, because they could break after their dash. */}
            <b className="max-sm:mr-2 max-sm:inline-block">{printLoanTerm(term)}</b>
            <Text className="mt-1 text-ink-2" text={description} />
            <p className="mt-1 text-ink-2">{`${points.join('. ')}.`}</p>
          </li>
        ))}
      </ul>
      <p className="wrap hidden noscript:mt-[1.6rem] noscript:block">{withoutScripts}</p>
    </section>
  );
}
