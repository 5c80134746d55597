'use client';

import { Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from './button';

const never = () => () => undefined;

/** Only where the device has a share sheet. */
export function ShareButton({ title, url }: { readonly title: string; readonly url: string }) {
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  if (!canShare) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      // Rejects when the visitor closes the share sheet.
      onClick={() => navigator.share({ title, url }).catch(() => undefined)}
    >
      <Share2 aria-hidden="true" className="size-5" /> <span>Share</span>
    </Button>
  );
}
