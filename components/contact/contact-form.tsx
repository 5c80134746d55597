'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ContactFields } from '@/components/mail-form/contact-fields';
import { FormPhotos } from '@/components/mail-form/form-photos';
import { SendFailure } from '@/components/mail-form/sent/send-failure';
import { StoredMessagePanel } from '@/components/mail-form/sent/stored-message-panel';
import { SignListField } from '@/components/mail-form/sign/sign-field';
import { useMailForm } from '@/components/mail-form/use-mail-form';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Text } from '@/components/ui/rich-text';
import { contactFields as names, contactForm as copy } from '@/content/contact/form';
import type { SignBrief } from '@/content/signs/briefs';
import { track } from '@/lib/browser/analytics';
import { signFromFragment } from '@/lib/browser/sign-from-fragment';

const noticeMs = 5000;

interface ContactFormProps {
  readonly action: string;
  readonly encoding?: string;
  readonly photoField: ReactNode;
  readonly serviceFields?: ReactNode;
  readonly hint?: string;
  readonly signs?: readonly SignBrief[];
}

const loadMailer = () => import('./contact-mailer');

/** Without scripts, the browser sends the message: in an email as plain text, or to a form service. */
export function ContactForm({
  action,
  encoding = 'text/plain',
  photoField,
  serviceFields,
  hint,
  signs,
}: ContactFormProps) {
  const [notice, setNotice] = useState('');
  const noticeLine = useRef<HTMLParagraphElement>(null);
  const { formProps, isSending, failure, isEdited, forgetDraft, clear, photos, about, panelProps } = useMailForm({
    id: 'contact',
    names: Object.values(names),
    messageName: names.message,
    signs,
    loadMailer,
    onSend: () => setNotice(''),
    onSent(message, values) {
      if (!message.isWaiting) track('form_submit', { form_type: 'contact', user_email: values[names.email] });
      setNotice(message.delivered?.text ?? copy[message.isWaiting ? 'waiting' : 'sent']);
      if (!isEdited.current) forgetDraft();
    },
  });

  const clearSentFields = useEffectEvent(() => {
    // Keeps the fields if the visitor has started another message.
    if (!isEdited.current) clear();
  });
  useEffect(() => {
    if (!notice) return;
    // At once, and above the bar at the bottom of phones (`scroll-padding`).
    noticeLine.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const timer = setTimeout(() => {
      setNotice('');
      clearSentFields();
    }, noticeMs);
    const leaving = new AbortController();
    window.addEventListener('pagehide', () => clearSentFields(), { signal: leaving.signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [notice]);

  // The key keeps the fields and their text when a sign moves them.
  const contactFields = (
    <div key="contact-fields" className={about ? 'border-t-2 border-ink pt-3' : undefined}>
      {about ? <h4 className="mb-2 text-h4">{copy.reachYou}</h4> : null}
      <ContactFields names={names} copy={copy} isPhoneOptional />
    </div>
  );

  return (
    <>
      <form {...formProps} action={action} encType={encoding} className="grid gap-3 sm:gap-5">
        {serviceFields}
        {about ? (
          <about.SignPanel
            sign={about.sign}
            takesFocus={about.sign.id === signFromFragment()}
            onRemove={about.remove}
          />
        ) : null}
        {signs ? <SignListField signs={signs} /> : null}
        {about ? null : contactFields}
        <TextAreaField
          label={copy.message.label}
          name={names.message}
          placeholder={copy.message.placeholder}
          rows={copy.message.rows}
          required
        />
        <div className="max-sm:-my-1.5">
          <FormPhotos {...{ about, photoField, photos }} />
        </div>
        {about ? contactFields : null}
        <div className="flex-wrap items-center gap-x-5 gap-y-2 sm:flex">
          <Text className="text-small text-ink-2 max-sm:mb-2 sm:order-1 sm:min-w-0 sm:flex-1 sm:basis-52" text={hint} />
          <Button type="submit" disabled={isSending} className="flex-none max-sm:w-full">
            {isSending ? copy.sending : copy.send}
          </Button>
        </div>
      </form>
      {failure ? <SendFailure text={failure} /> : null}
      <p
        ref={noticeLine}
        role="status"
        className="mt-5 border-l-5 border-shutter bg-shutter-tint px-4.5 py-3.5 font-bold empty:hidden"
      >
        {notice}
      </p>
      {panelProps ? <StoredMessagePanel {...panelProps} /> : null}
      {about ? (
        <div className="mt-3 sm:mt-5">
          <about.MailPreview sign={about.sign} text={about.text} album={about.album} />
        </div>
      ) : null}
    </>
  );
}
