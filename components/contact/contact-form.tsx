'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ContactFields } from '@/components/message/contact-fields';
import { SendFailure } from '@/components/message/send-failure';
import { StoredMessagePanel } from '@/components/message/stored-message-panel';
import { SignListField } from '@/components/message/sign-field';
import { useMailForm } from '@/components/message/use-mail-form';
import { useSign } from '@/components/message/use-sign';
import { FormPhotos } from '@/components/photos/form-photos';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Text } from '@/components/ui/rich-text';
import { contactFields as names, contactForm as copy } from '@/content/contact/form';
import type { SignBrief } from '@/content/signs/briefs';
import { signField } from '@/content/signs/field';
import { track } from '@/lib/browser/analytics';
import { signFromFragment } from '@/lib/browser/sign-from-fragment';

const noticeMs = 5000;
const allNames = [...Object.values(names), signField.name];

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
  const { form, formProps, isSending, failure, isEdited, forgetDraft, photos, openPhotos, panelProps, preload } =
    useMailForm({
      id: 'contact',
      names: allNames,
      loadMailer,
      onSend: () => setNotice(''),
      onSent(message, values) {
        if (!message.isWaiting) track('form_submit', { form_type: 'contact', user_email: values[names.email] });
        setNotice(message.delivered?.text ?? copy[message.isWaiting ? 'waiting' : 'sent']);
        if (!isEdited.current) forgetDraft();
      },
    });

  const signParts = useSign({ form, messageName: names.message, signs, openPhotos });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // The visitor may already be in a field when the script runs.
    if (element.contains(document.activeElement)) preload();
    element.addEventListener('focusin', preload);
    return () => element.removeEventListener('focusin', preload);
  }, [form, preload]);

  useEffect(() => {
    if (!notice) return;
    // At once, and above the bar at the bottom of phones (`scroll-padding`).
    noticeLine.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    function clearSentFields() {
      // Keeps the fields if the visitor has started another message.
      if (!isEdited.current) form.current?.reset();
    }
    const timer = setTimeout(() => {
      setNotice('');
      clearSentFields();
    }, noticeMs);
    // Browsers restore fields when the visitor returns. What was sent must not come back as a draft.
    window.addEventListener('pagehide', clearSentFields);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', clearSentFields);
    };
  }, [notice, form, isEdited]);

  // The key keeps the fields and their text when a sign moves them.
  const contactFields = (
    <div key="contact-fields" className={signParts ? 'border-t-2 border-ink pt-3' : undefined}>
      {signParts ? <h4 className="mb-2 text-h4">{copy.reachYou}</h4> : null}
      <ContactFields names={names} copy={copy} isPhoneOptional />
    </div>
  );

  return (
    <>
      <form {...formProps} action={action} encType={encoding} className="grid gap-3 sm:gap-5">
        {serviceFields}
        {signParts ? (
          <signParts.SignPanel
            sign={signParts.sign}
            takesFocus={signParts.sign.id === signFromFragment()}
            onRemove={signParts.removeSign}
          />
        ) : null}
        {signs ? <SignListField signs={signs} /> : null}
        {signParts ? null : contactFields}
        <TextAreaField
          label={copy.message.label}
          name={names.message}
          placeholder={copy.message.placeholder}
          rows={copy.message.rows}
          required
        />
        <div className="max-sm:-my-1.5">
          <FormPhotos {...{ signParts, photoField, photos }} />
        </div>
        {signParts ? contactFields : null}
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
      {signParts && photos ? (
        <div className="mt-3 sm:mt-5">
          <signParts.MailPreview form={form} sign={signParts.sign} messageName={names.message} album={photos.album} />
        </div>
      ) : null}
    </>
  );
}
