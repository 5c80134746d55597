'use client';

import { useSyncExternalStore, type RefObject } from 'react';
import { Summary } from '@/components/ui/summary';
import { signMessage } from '@/content/signs/guide';
import type { Album } from '@/lib/browser/photo-album';

const copy = signMessage.preview;

interface MailPreviewProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly messageName: string;
  readonly album: Album;
}

export function MailPreview({ form, messageName, album }: MailPreviewProps) {
  const { waiting } = useSyncExternalStore(album.subscribe, album.state);
  const text = useSyncExternalStore(
    (listener) => {
      const element = form.current;
      element?.addEventListener('input', listener);
      return () => element?.removeEventListener('input', listener);
    },
    () => {
      const field = form.current?.elements.namedItem(messageName);
      return field instanceof HTMLTextAreaElement ? field.value : '';
    },
  );
  return (
    <details className="group border-t border-rule pt-1">
      <Summary>{copy.heading}</Summary>
      <dl className="mb-1 border-l-5 border-shutter bg-shutter-tint px-3.5 py-2.5 text-base">
        <dt className="font-bold">{copy.text}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        <dt className="mt-2 font-bold">{copy.photos}</dt>
        {waiting.length === 0 ? <dd>{copy.none}</dd> : null}
        {waiting.map(({ id, name, caption }) => (
          <dd key={id} className="wrap-anywhere">
            {caption ? <span className="block">{caption}</span> : null}
            <span className="text-ink-2">{name}</span>
          </dd>
        ))}
      </dl>
    </details>
  );
}
