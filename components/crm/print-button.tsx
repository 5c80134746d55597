import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** `what` completes the accessible name, as in `Print this lead`. */
export function PrintButton({ what }: { readonly what: string }) {
  return (
    <Button variant="secondary-white" size="small" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      <span>
        <span>Print</span>
        <span className="sr-only">{` ${what}`}</span>
      </span>
    </Button>
  );
}
