'use client';

import { useEffect, useRef, useState } from 'react';
import { copyText } from '@/lib/browser/clipboard';
import { Button } from './button';

const confirmationMs = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied. Completes the accessible name: `Copy TXT record`. */
  readonly name: string;
  /** Where nothing beside the button says what it copies. */
  readonly showsName?: boolean;
}

export function CopyButton({ text, name, showsName = false }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy() {
    const copied = await copyText(text);
    setState(copied ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), confirmationMs);
  }

  const labels = { idle: 'Copy', copied: 'Copied!', failed: 'Select and copy' } as const;
  return (
    <>
      <Button variant="secondary" size="small" onClick={copy} className={showsName ? 'min-w-0' : 'min-w-28 flex-none'}>
        <span>{state === 'idle' && showsName ? `${labels.idle} ${name}` : labels[state]}</span>
        {state === 'idle' && !showsName ? <span className="sr-only"> {name}</span> : null}
      </Button>
      {/* Outside the button, because screen readers do not announce a change to the name of a button. */}
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  );
}
