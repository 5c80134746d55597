import type { DaySpan } from '@/content/types';
import { SpanPole } from './span-pole';

export function DayPole({ spans }: { readonly spans: readonly DaySpan[] }) {
  const days = Math.max(...spans.map(({ longest }) => longest));
  const fields = Array.from({ length: days }, (_, day) => ({ name: `Day ${day + 1}`, short: String(day + 1) }));
  return (
    <SpanPole
      fields={fields}
      spans={spans.map(({ start, shortest, longest }) => ({ low: start, high: shortest, latest: longest }))}
    />
  );
}
