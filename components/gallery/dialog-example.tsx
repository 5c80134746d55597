'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

export function DialogExample({ variant }: { readonly variant: 'panel' | 'slide-over' }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} variant={variant} aria-labelledby={id}>
        <div className="p-6">
          <h2 id={id}>A dialog</h2>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </div>
      </Dialog>
    </>
  );
}
