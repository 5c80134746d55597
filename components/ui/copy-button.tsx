'use client';

import { useEffect, useRef, useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import { Button } from './button';

/** Spec section 9: how long the confirmation shows, in milliseconds. */
const confirmationTime = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for who cannot see it: 'Copy the phone'. */
  readonly name: string;
}

/** Copies a value and says 'Copied!' for two seconds; where copying is denied it says what to do instead. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy() {
    const copied = await copyText(text);
    setState(copied ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), confirmationTime);
  }

  const words = { idle: 'Copy', copied: 'Copied!', failed: 'Select and copy' } as const;
  return (
    <>
      <Button variant="secondary" size="small" onClick={copy} className="min-w-28 flex-none">
        {words[state]}
        {state === 'idle' ? <span className="sr-only"> {name}</span> : null}
      </Button>
      {/* Beside the button: what stands in a button is its name, and is not announced when it changes. */}
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : words[state]}
      </span>
    </>
  );
}
