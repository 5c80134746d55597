import type { ReactNode } from 'react';
import { useId } from 'react';

type JobPanelProps = { readonly title: string; readonly result: string; readonly children: ReactNode };

export function JobPanel({ title, result, children }: JobPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="price-panel border-t-2 border-ink bg-white px-4 pt-4 pb-5.5 sm:px-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={id} className="text-h3">
          {title}
        </h3>
        <p className="font-serif text-large font-bold text-copper-deep">{result}</p>
      </div>
      {children}
    </section>
  );
}
