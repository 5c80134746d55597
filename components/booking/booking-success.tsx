import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { bookingForm as copy } from '@/content/booking/form';

interface BookingSuccessProps {
  readonly texts: { readonly heading: string; readonly text: string };
  readonly summary: ReactNode;
  readonly onBookAnother: () => void;
}

export function BookingSuccess({ texts, summary, onBookAnother }: BookingSuccessProps) {
  const { heading, text } = texts;
  return (
    <div data-step="success" tabIndex={-1} role="group" aria-labelledby="booking-success">
      <h3 id="booking-success" className="text-h3">
        {heading}
      </h3>
      <p className="mt-3">{text}</p>
      {summary ? <p className="mt-3 font-bold">{summary}</p> : null}
      <Button variant="secondary" onClick={onBookAnother} className="mt-6">
        {copy.success.another}
      </Button>
    </div>
  );
}
