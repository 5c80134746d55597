'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { MessageReadyProps } from './message-ready';

/** Asks for the panel's code ahead of time; forms do it when the visitor begins to write. */
export function prepareKeptMessage(): void {
  void import('./message-ready').catch(() => {});
}

/** The panel of a prepared message, whose code comes when it is needed; if it does not come, the bare text stands in. */
export function KeptMessagePanel(props: MessageReadyProps) {
  const [Panel, setPanel] = useState<ComponentType<MessageReadyProps> | null>(null);
  const [isPlain, setPlain] = useState(false);

  useEffect(() => {
    let isWanted = true;
    import('./message-ready').then(
      (module) => isWanted && setPanel(() => module.MessageReady),
      () => isWanted && setPlain(true),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  if (Panel) return <Panel {...props} />;
  const { body, footer } = props.message;
  return isPlain ? <textarea readOnly aria-label="Your message" rows={8} value={`${body}\n\n${footer}`} className="mt-5 w-full p-3" /> : null;
}
