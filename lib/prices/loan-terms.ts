// Separate from term.ts, which is in every page's scripts.
import { printTerm, type Term } from './term';

/** The periods to choose from: the shortest, each full year in between or else the middle, and the longest. */
export function loanMonths([shortest, longest]: Term): readonly number[] {
  const fullYears = Array.from({ length: Math.ceil(longest / 12) }, (_, year) => year * 12);
  const between = fullYears.filter((months) => months > shortest && months < longest);
  return [shortest, ...(between.length > 0 ? between : [Math.round((shortest + longest) / 2)]), longest];
}

/** The same periods as short, standard and extended terms. */
export function loanTerms(whole: Term): readonly [short: Term, standard: Term, extended: Term] {
  const months = loanMonths(whole);
  const third = Math.floor(months.length / 3);
  const span = (periods: readonly number[]): Term => [Math.min(...periods), Math.max(...periods)];
  return [span(months.slice(0, third)), span(months.slice(third, -third)), span(months.slice(-third))];
}

/** A term of one period has no dash. */
export function printLoanTerm(term: Term): string {
  const [shortest, longest] = term;
  return shortest === longest ? `${longest} months` : printTerm(term);
}
