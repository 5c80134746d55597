'use client';

import { Button } from '@/components/ui/button';

export function PrintSheetButton({ children }: { readonly children: string }) {
  return (
    <Button onClick={() => window.print()} className="flex-none max-sm:w-full noscript:hidden">
      {children}
    </Button>
  );
}
