'use client';

import { PhoneIcon } from '@/components/ui/phone-icon';
import { useEffect, useRef } from 'react';
import { UrgencyTab } from '@/components/sections/parts/urgency-tab';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { SignBrief } from '@/content/signs/briefs';
import { signMessage as copy } from '@/content/signs/message';
import { drawingUrl } from '@/lib/pictures/drawing-url';

type SignPanelProps = { readonly sign: SignBrief; readonly takesFocus: boolean; readonly onRemove: () => void };

/** For a sign that can't wait, a call button comes before the fields. */
export function SignPanel({ sign, takesFocus, onRemove }: SignPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Never takes focus from a field.
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div data-about-sign="" className="border-t-2 border-ink pt-3">
      <h4 ref={heading} tabIndex={-1} className="scroll-mb-[60vh] text-h4 outline-none">
        {copy.heading}
      </h4>
      {sign.urgency === 'call' ? (
        <div className="mt-2 border-l-5 border-door bg-door-tint px-3.5 py-3">
          <p className="mb-2.5 font-bold">{copy.urgent}</p>
          <ButtonLink href={copy.call.href} size="small">
            <PhoneIcon />
            <span>{copy.call.label}</span>
          </ButtonLink>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <img
          src={drawingUrl(sign.drawing)}
          alt=""
          width={120}
          height={80}
          className="h-16 w-24 flex-none sm:h-20 sm:w-30"
        />
        <div className="min-w-0 flex-[1_1_11rem]">
          <p className="font-serif text-large leading-tight font-bold">{sign.name}</p>
          <p className="mt-1.5">
            <UrgencyTab urgency={sign.urgency} />
          </p>
          <p className="flex flex-wrap gap-x-5">
            <SiteLink
              href={`/find#${sign.place}`}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {copy.other}
            </SiteLink>
            <button type="button" onClick={onRemove} className="min-h-11 font-semibold underline underline-offset-4">
              {copy.remove}
            </button>
          </p>
        </div>
      </div>
    </div>
  );
}
