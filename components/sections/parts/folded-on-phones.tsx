import type { ReactNode } from 'react';
import { Summary } from '@/components/ui/summary';

interface FoldedOnPhonesProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The content is after the `details`, not inside, so that the width alone decides, without a script. */
export function FoldedOnPhones({ label, children }: FoldedOnPhonesProps) {
  return (
    <div>
      <details className="fold group sm:hidden print:hidden">
        <Summary>{label}</Summary>
      </details>
      <div className="fold-body">{children}</div>
    </div>
  );
}
