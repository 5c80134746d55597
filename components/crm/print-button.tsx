import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

interface PrintButtonProps {
  /** What is printed. Completes the accessible name: `Print the calls and visits`. */
  readonly what: string;
  readonly className?: string;
}

/** Prints what is open, as Ctrl+P does. */
export function PrintButton({ what, className }: PrintButtonProps) {
  return (
    <Button variant="secondary" size="small" onClick={() => window.print()} className={className}>
      <Printer aria-hidden="true" className="size-4.5" />
      <span>
        Print<span className="sr-only">{` ${what}`}</span>
      </span>
    </Button>
  );
}
