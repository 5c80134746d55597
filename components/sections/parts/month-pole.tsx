import { SpanPole } from './span-pole';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const fields = months.map((name) => ({ name, short: name.charAt(0) }));

interface MonthPoleProps {
  /** Months are 1 to 12. */
  readonly spans: readonly (readonly [first: number, last: number])[];
}

export function MonthPole({ spans }: MonthPoleProps) {
  return <SpanPole fields={fields} spans={spans.map(([first, last]) => ({ low: first - 1, high: last }))} />;
}
