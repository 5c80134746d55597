'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { MessageReadyProps } from './message-ready';

/** Preloads the code of the panel. Forms call it before it is needed, so that the panel opens without a wait. */
export function preloadMessagePanel(): void {
  void import('./message-ready').catch(() => {});
}

/** The message panel, loaded on demand. If its code fails to load, the plain text is shown instead. */
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
  return isPlain ? (
    <textarea readOnly aria-label="Your message" rows={8} value={`${body}\n\n${footer}`} className="mt-5 w-full p-3" />
  ) : null;
}
