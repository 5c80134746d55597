'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmailAddress } from '@/components/ui/email-address';
import { company } from '@/content/company';
import { mailLink, webmailLinks } from '@/content/mail';
import { messageReady as copy } from '@/content/message/ready';
import { copyText } from '@/lib/browser/clipboard';
import { navigateTo } from '@/lib/browser/navigate';
import type { Album } from '@/lib/browser/photo-album';
import { saveFile } from '@/lib/browser/save-file';
import { emlFile } from '@/lib/mail/eml';
import { fullText } from '@/lib/mail/mailto';
import type { StoredMessage } from '@/lib/mail/stored-message';
import { PhotoActions } from './photo-actions';
import { useIsOnline } from './use-is-online';

const copiedMs = 2000;

export interface MessageReadyProps {
  readonly message: StoredMessage;
  readonly album: Album | null;
  readonly onDismiss: () => void;
  readonly onOpenMail: () => void;
}

/** A page can't tell whether a mail program opened, so the visitor can still copy, save or send the text, or call. */
export function MessageReady({ message, album, onDismiss, onOpenMail }: MessageReadyProps) {
  const headingId = useId();
  const textId = useId();
  const [copyStatus, setCopyStatus] = useState<'none' | 'copied' | 'refused'>('none');
  const details = useRef<HTMLDetailsElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (copyStatus !== 'copied') return;
    const timer = setTimeout(() => setCopyStatus('none'), copiedMs);
    return () => clearTimeout(timer);
  }, [copyStatus]);

  const isOnline = useIsOnline();
  const { calendarFile, isWaiting = false, delivered, refusal } = message;
  const isDelivered = delivered !== undefined;
  const hasPhotos = message.photos !== undefined;
  const texts = isDelivered ? copy.delivered : refusal ? copy.notDelivered : copy;
  const text = fullText(message);
  const links = { mail: mailLink(message), ...webmailLinks(message) };
  const isShortened = Object.values(links).some((link) => link.isShortened);

  async function handleCopy() {
    if (await copyText(text)) {
      setCopyStatus('copied');
      return;
    }
    setCopyStatus('refused');
    if (details.current) details.current.open = true;
    textArea.current?.select();
  }

  function handleDismiss() {
    album?.dismiss();
    onDismiss();
  }

  function handleOpenMail() {
    // After a refusal, the form opens it, because the photos are still there.
    if (!refusal) navigateTo(links.mail.href);
    onOpenMail();
  }

  return (
    <section aria-labelledby={headingId} className="mt-5 border-l-5 border-shutter bg-shutter-tint px-4.5 pt-4 pb-3.5">
      <h3 id={headingId} className="text-h4">
        {isWaiting ? copy.waiting.heading : texts.heading}
      </h3>
      {isWaiting ? (
        <>
          <p role="status" className="mt-1">
            {copy.waiting[isOnline ? 'online' : 'offline']}
          </p>
          <Button size="small" variant={isOnline ? 'primary' : 'secondary'} onClick={handleOpenMail} className="mt-3.5">
            {copy.waiting.openMail}
          </Button>
        </>
      ) : null}
      {hasPhotos && album ? <PhotoActions message={message} album={album} /> : null}
      {hasPhotos || isWaiting ? null : <p className="mt-1">{texts.text}</p>}
      {refusal ? (
        <Button size="small" onClick={handleOpenMail} className="mt-3.5">
          {copy.waiting.openMail}
        </Button>
      ) : null}
      {message.lacksPhotos ? (
        <p className="mt-2 font-bold">{(isDelivered ? copy.delivered : copy).lacksPhotos}</p>
      ) : null}
      {isShortened && !isDelivered ? <p className="mt-2 font-bold">{copy.shortened}</p> : null}
      <div className="mt-3.5 flex flex-wrap gap-2 text-center max-sm:*:flex-[1_1_40%]">
        {isDelivered ? null : (
          <Button size="small" variant={hasPhotos ? 'secondary' : 'shutter'} onClick={handleCopy}>
            {copyStatus === 'copied' ? copy.copied : copy.copyButton}
          </Button>
        )}
        {isOnline && !isDelivered ? (
          <>
            <ButtonLink size="small" variant="secondary" href={links.gmail.href} newTab>
              {copy.gmail}
            </ButtonLink>
            <ButtonLink size="small" variant="secondary" href={links.outlook.href} newTab>
              {copy.outlook}
            </ButtonLink>
          </>
        ) : null}
        {hasPhotos || isDelivered ? null : (
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              saveFile({ name: copy.fileName, type: 'message/rfc822', text: emlFile(company.email.address, message) })
            }
          >
            {copy.file}
          </Button>
        )}
        {calendarFile ? (
          <Button
            size="small"
            variant="secondary"
            onClick={() => saveFile({ name: copy.calendarFileName, type: 'text/calendar', text: calendarFile })}
          >
            {copy.calendarFile}
          </Button>
        ) : null}
        <ButtonLink size="small" variant="secondary" href={company.phone.href}>
          {copy.call}
        </ButtonLink>
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {copyStatus === 'refused' ? <span>{copy.refused}</span> : null}
        {copyStatus === 'copied' ? <span className="sr-only">{copy.copied}</span> : null}
      </p>
      <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-5">
        <details ref={details} className="min-w-0 flex-auto open:basis-full">
          <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {copy.read}
          </summary>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 wrap-anywhere">
            <dt className="font-bold">{copy.to}</dt>
            <dd>
              <EmailAddress address={company.email.address} />
            </dd>
            <dt className="font-bold">{copy.subject}</dt>
            <dd>{message.subject}</dd>
          </dl>
          <label htmlFor={textId} className="sr-only">
            {copy.fullText}
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
        <button type="button" onClick={handleDismiss} className="min-h-11 font-semibold underline underline-offset-4">
          {copy.dismiss}
        </button>
      </div>
    </section>
  );
}
