'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { MessageReadyProps } from './message-ready';

interface StoredMessagePanelProps extends MessageReadyProps {
  readonly load: () => Promise<{ readonly MessageReady: ComponentType<MessageReadyProps> }>;
}

/** Loads the panel's code. If that fails, shows the message as plain text. */
export function StoredMessagePanel({ load, ...props }: StoredMessagePanelProps) {
  const [Panel, setPanel] = useState<ComponentType<MessageReadyProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    load().then(
      (module) => isWanted && setPanel(() => module.MessageReady),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);

  if (Panel) return <Panel {...props} />;
  const { body, footer } = props.message;
  return hasFailed ? (
    <textarea readOnly aria-label="Your message" rows={8} value={`${body}\n\n${footer}`} className="mt-5 w-full p-3" />
  ) : null;
}
