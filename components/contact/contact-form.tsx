'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { RichText } from '@/components/ui/rich-text';
import { contactFields as names, contactForm as copy } from '@/content/contact/form';
import { track } from '@/lib/browser/analytics';
import { readFields } from '@/lib/browser/draft';
import type { ContactValues } from '@/lib/mail/contact-message';
import { navigateTo } from '@/lib/browser/navigate';
import { remembers } from '@/lib/browser/remembers';
import { ContactFields } from '@/components/message/contact-fields';
import { KeptMessagePanel, preloadMessagePanel } from '@/components/message/kept-message-panel';
import { useDraft } from '@/components/message/use-draft';
import { useKeptMessage } from '@/components/message/use-kept-message';
import { sendMessage } from '@/components/message/send-message';
import { useAlbum } from '@/components/photos/use-album';

/** Milliseconds. Long enough to read “Sending”, short enough that browsers still count the link as a user action. */
const sendDelay = 600;
const noticeDuration = 5000;
const allNames = Object.values(names);

interface ContactFormProps {
  /** The `mailto:` address that the browser submits to when scripts are off. */
  readonly action: string;
  /** The control that adds photos (components/photos/photo-field.tsx). */
  readonly photoField: ReactNode;
  readonly navigate?: (href: string) => void;
}

/** The code that composes the mail. Fetched when the form first takes the focus. */
const loadComposer = () => import('@/lib/mail/contact-message');

function preload() {
  preloadMessagePanel();
  void loadComposer().catch(() => {});
}

/**
 * The contact form opens the message in the visitor's mail program. The fields are uncontrolled, so text typed before
 * hydration is kept, and without scripts the browser submits the form as plain text.
 */
export function ContactForm({ action, photoField, navigate = navigateTo }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEdited = useRef(false);
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent' | 'kept'>('idle');
  const [kept, keep] = useKeptMessage('contact-message');
  const draft = useDraft(form, 'contact-draft', allNames);
  const photos = useAlbum(form, 'contact-photos', kept?.photos);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The visitor may already be in a field when the script arrives.
    if (element.contains(document.activeElement)) preload();
    element.addEventListener('focusin', preload);
    return () => element.removeEventListener('focusin', preload);
  }, []);

  useEffect(() => {
    if (status !== 'sent' && status !== 'kept') return;
    function clearSentFields() {
      // Whoever has begun the next message keeps it.
      if (!isEdited.current) form.current?.reset();
    }
    const notice = setTimeout(() => {
      setStatus('idle');
      clearSentFields();
    }, noticeDuration);
    // Browsers restore the fields of a page that the visitor returns to: what was sent must not come back as a draft.
    window.addEventListener('pagehide', clearSentFields);
    return () => {
      clearTimeout(notice);
      window.removeEventListener('pagehide', clearSentFields);
    };
  }, [status]);

  function handleInput() {
    isEdited.current = true;
    draft.save();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const fields = readFields(event.currentTarget, allNames);
    isEdited.current = false;
    setStatus('sending');
    clearTimeout(timer.current);
    // With photos, the device's share sheet may open, and browsers allow that only right after a press.
    const isShared = photos !== null && photos.album.state().waiting.length > 0;
    timer.current = setTimeout(() => void send(fields), isShared ? 0 : sendDelay);
  }

  async function send(fields: ContactValues) {
    const mail = await loadComposer().catch(() => null);
    if (!mail) {
      // The code failed to load, so let the browser submit the form, as it does without scripts.
      setStatus('idle');
      form.current?.submit();
      return;
    }
    try {
      const sent = await sendMessage(mail.contactMail(fields), photos, navigate);
      if (!sent) {
        setStatus('idle');
        return;
      }
      keep(sent);
      if (!sent.isWaiting) track('form_submit', { form_type: 'contact', user_email: fields[names.email] });
      setStatus(sent.isWaiting ? 'kept' : 'sent');
      if (!isEdited.current) draft.forget();
    } catch (error) {
      console.error('The contact form could not be sent.', error);
      setStatus('idle');
    }
  }

  return (
    <>
      <form
        ref={form}
        {...remembers('contact-draft', 'contact-message', 'photos-kept')}
        action={action}
        method="post"
        encType="text/plain"
        onInput={handleInput}
        onSubmit={handleSubmit}
        className="grid gap-3 sm:gap-5"
      >
        <ContactFields names={names} copy={copy} isPhoneOptional={true} />
        <TextAreaField
          label={copy.message.label}
          name={names.message}
          placeholder={copy.message.placeholder}
          rows={copy.message.rows}
          required
        />
        <div className="max-sm:-my-1.5">
          {photoField}
          {photos ? <photos.PhotoList album={photos.album} /> : null}
        </div>
        <div className="flex-wrap items-center gap-x-5 gap-y-2 sm:flex">
          <p className="text-small text-ink-2 max-sm:mb-2 sm:order-1 sm:min-w-0 sm:flex-1 sm:basis-52">
            <RichText>{copy.hint}</RichText>
          </p>
          <Button type="submit" disabled={status === 'sending'} className="flex-none max-sm:w-full">
            {status === 'sending' ? copy.sending : copy.send}
          </Button>
        </div>
      </form>
      <p role="status" className="mt-5 border-l-5 border-shutter bg-shutter-tint px-4.5 py-3.5 font-bold empty:hidden">
        {status === 'sent' ? copy.sent : null}
        {status === 'kept' ? copy.kept : null}
      </p>
      {kept ? (
        <KeptMessagePanel
          message={kept}
          photos={photos}
          onDismiss={() => keep(null)}
          onGoOn={() => keep({ ...kept, isWaiting: false })}
        />
      ) : null}
    </>
  );
}
