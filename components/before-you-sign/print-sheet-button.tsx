'use client';

import { Button } from '@/components/ui/button';

/** Prints the page, which is its sheet and nothing else. */
export function PrintSheetButton({ children }: { readonly children: string }) {
  return (
    <Button onClick={() => window.print()} className="flex-none max-sm:w-full noscript:hidden">
      {children}
    </Button>
  );
}
