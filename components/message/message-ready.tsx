'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { company } from '@/content/company';
import { messageReady as words } from '@/content/message/ready';
import { copyText } from '@/lib/browser/clipboard';
import { navigateTo } from '@/lib/browser/navigate';
import { saveFile } from '@/lib/browser/save-file';
import { emlFile } from '@/lib/mail/eml';
import { fullText, gmailLink, mailtoLink, outlookLink } from '@/lib/mail/mailto';
import type { KeptMessage } from '@/lib/mail/kept-message';
import { useIsOnline } from './use-is-online';

const copiedFor = 2000;

export interface MessageReadyProps {
  readonly message: KeptMessage;
  readonly onDismiss: () => void;
  /** Called when a waiting message is passed to the mail program. */
  readonly onGoOn: () => void;
  readonly navigate?: (href: string) => void;
}

/**
 * Keeps a prepared message available. A page cannot tell whether a mail program opened, so the visitor can still copy
 * the text, send it from webmail, save it as a file, or call.
 */
export function MessageReady({ message, onDismiss, onGoOn, navigate = navigateTo }: MessageReadyProps) {
  const headingId = useId();
  const textId = useId();
  const [copy, setCopy] = useState<'none' | 'copied' | 'refused'>('none');
  const details = useRef<HTMLDetailsElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (copy !== 'copied') return;
    const timer = setTimeout(() => setCopy('none'), copiedFor);
    return () => clearTimeout(timer);
  }, [copy]);

  const isOnline = useIsOnline();
  const { calendarFile, isWaiting = false } = message;
  const text = fullText(message);
  const links = { gmail: gmailLink(message), outlook: outlookLink(message) };
  const isShortened = mailtoLink(message).shortened || links.gmail.shortened || links.outlook.shortened;

  async function handleCopy() {
    if (await copyText(text)) {
      setCopy('copied');
      return;
    }
    setCopy('refused');
    if (details.current) details.current.open = true;
    textArea.current?.select();
  }

  function handleGoOn() {
    navigate(mailtoLink(message).href);
    onGoOn();
  }

  return (
    <section aria-labelledby={headingId} className="mt-5 border-l-5 border-shutter bg-shutter-tint px-4.5 pt-4 pb-3.5">
      <h3 id={headingId} className="text-h4">
        {isWaiting ? words.waiting.heading : words.heading}
      </h3>
      <p role={isWaiting ? 'status' : undefined} className="mt-1">
        {isWaiting ? words.waiting[isOnline ? 'online' : 'offline'] : words.text}
      </p>
      {isShortened ? <p className="mt-2 font-bold">{words.shortened}</p> : null}
      <div className="mt-3.5 grid grid-cols-2 gap-2 text-center sm:flex sm:flex-wrap">
        {isWaiting && isOnline ? (
          <Button size="small" variant="primary" onClick={handleGoOn}>
            {words.waiting.goOn}
          </Button>
        ) : null}
        <Button size="small" variant="shutter" onClick={handleCopy}>
          {copy === 'copied' ? words.copied : words.copy}
        </Button>
        {isOnline ? (
          <>
            <ButtonLink size="small" variant="secondary" href={links.gmail.href} newTab>
              {words.gmail}
            </ButtonLink>
            <ButtonLink size="small" variant="secondary" href={links.outlook.href} newTab>
              {words.outlook}
            </ButtonLink>
          </>
        ) : null}
        <Button
          size="small"
          variant="secondary"
          onClick={() => saveFile({ name: words.fileName, type: 'message/rfc822', text: emlFile(message) })}
        >
          {words.file}
        </Button>
        {calendarFile ? (
          <Button
            size="small"
            variant="secondary"
            onClick={() => saveFile({ name: words.calendarFileName, type: 'text/calendar', text: calendarFile })}
          >
            {words.calendarFile}
          </Button>
        ) : null}
        <ButtonLink size="small" variant="secondary" href={company.phone.href}>
          {words.call}
        </ButtonLink>
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {copy === 'refused' ? words.refused : null}
        {copy === 'copied' ? <span className="sr-only">{words.copied}</span> : null}
      </p>
      <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-5">
        <details ref={details} className="min-w-0 flex-auto open:basis-full">
          <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {words.read}
          </summary>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 wrap-anywhere">
            <dt className="font-bold">{words.to}</dt>
            <dd>{company.email.address}</dd>
            <dt className="font-bold">{words.subject}</dt>
            <dd>{message.subject}</dd>
          </dl>
          <label htmlFor={textId} className="sr-only">
            {words.fullText}
          </label>
          <textarea
            ref={textArea}
            id={textId}
            readOnly
            rows={8}
            value={text}
            className="mt-2 w-full rounded-sm border-fine border-rule-strong bg-white px-3.5 py-3 text-small"
          />
        </details>
        <button type="button" onClick={onDismiss} className="min-h-11 font-semibold underline underline-offset-4">
          {words.dismiss}
        </button>
      </div>
    </section>
  );
}
