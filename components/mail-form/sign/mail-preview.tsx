'use client';

import { PhoneIcon } from '@/components/ui/phone-icon';
import { useId, useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { SignBrief } from '@/content/signs/briefs';
import { signMessage } from '@/content/signs/message';
import type { Album } from '@/lib/browser/photo-album';

const copy = signMessage.preview;

interface MailPreviewProps {
  readonly sign: SignBrief;
  readonly text: string;
  readonly album: Album;
}

export function MailPreview({ sign, text, album }: MailPreviewProps) {
  const headingId = useId();
  const { waiting } = useSyncExternalStore(album.subscribe, album.state);
  return (
    <section aria-labelledby={headingId} className="border-t-8 border-shutter bg-linen px-4 py-3">
      <h4 id={headingId} className="text-h4">
        {copy.heading}
      </h4>
      <dl className="mt-2 border-t border-rule-strong pt-2 text-base">
        <dt className="text-ink-2">{copy.text}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        <dt className="mt-2 border-t border-rule-strong pt-2 text-ink-2">{copy.photos}</dt>
        {waiting.length === 0 ? <dd>{copy.none}</dd> : null}
        {waiting.map(({ id, name, caption }) => (
          <dd key={id} className="wrap-anywhere">
            {caption ? <span className="block">{caption}</span> : null}
            <span className="text-ink-2">{name}</span>
          </dd>
        ))}
      </dl>
      {/* For a sign that can't wait, SignPanel already has a call button. */}
      {sign.urgency === 'call' ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 border-t-2 border-ink pt-3 font-bold">
          <span>{copy.worse}</span>
          <ButtonLink href={signMessage.call.href} variant="secondary" size="small">
            <PhoneIcon />
            <span>{signMessage.call.label}</span>
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
