import { bookingForm as copy } from '@/content/booking/form';

export function StepNames({ current }: { readonly current: string }) {
  return (
    <ol className="mb-3 flex border-b-2 border-ink sm:mb-4">
      {Object.entries(copy.steps).map(([step, name], index) => (
        <li
          key={step}
          aria-current={current === step ? 'step' : undefined}
          className="py-2 pr-3 font-semibold text-ink-2 not-first:pl-3 max-sm:text-base sm:pr-5.5 sm:not-first:pl-5.5 current:text-ink current:[box-shadow:var(--shadow-foot)]"
        >
          {`${index + 1}. ${name}`}
        </li>
      ))}
    </ol>
  );
}
