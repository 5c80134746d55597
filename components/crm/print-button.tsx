import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

interface PrintButtonProps {
  /** Completes the accessible name, as in `Print this lead`. */
  readonly what: string;
}

export function PrintButton({ what }: PrintButtonProps) {
  return (
    <Button variant="secondary-white" size="small" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4.5" />
      <span>
        Print<span className="sr-only">{` ${what}`}</span>
      </span>
    </Button>
  );
}
