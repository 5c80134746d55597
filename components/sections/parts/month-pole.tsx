import { SpanPole } from './span-pole';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const fields = months.map((name) => ({ name, short: name.charAt(0) }));

interface MonthPoleProps {
  /** Months are 1 to 12. */
  readonly spans: readonly (readonly [first: number, last: number])[];
  /** Labels for the spans, instead of numbers. */
  readonly names?: readonly string[];
}

export function MonthPole({ spans, names }: MonthPoleProps) {
  return (
    <SpanPole
      fields={fields}
      spans={spans.map(([first, last], index) => ({ low: first - 1, high: last, name: names?.[index] }))}
    />
  );
}
