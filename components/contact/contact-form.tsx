'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { contactFields as names, contactForm as words } from '@/content/contact-form';
import { track } from '@/lib/analytics';
import { readFields } from '@/lib/draft';
import type { ContactValues } from '@/lib/message';
import { navigateTo } from '@/lib/navigate';
import { KeptMessagePanel, prepareKeptMessage } from './kept-message';
import { useDraft } from './use-draft';
import { useKeptMessage } from './use-kept-message';

/** Long enough to be read, short enough that the browser still counts the link as the visitor's own press. */
const sendingFor = 600;
const noticeFor = 5000;
const allNames = Object.values(names);

interface ContactFormProps {
  /** Where the browser itself sends the form while there is no script: a mail link. */
  readonly action: string;
  readonly navigate?: (href: string) => void;
}

/** What writes the mail arrives when the visitor begins to write one. */
const writer = () => import('@/lib/message');

function prepare() {
  prepareKeptMessage();
  void writer().catch(() => {});
}

/**
 * The contact form ends in the visitor's own mail program. The fields belong to the browser: what is typed before the
 * script arrives stays, and without scripts the form sends itself as plain text.
 */
export function ContactForm({ action, navigate = navigateTo }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEdited = useRef(false);
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [kept, keep] = useKeptMessage('contact-message');
  const draft = useDraft(form, 'contact-draft', allNames);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (status !== 'sent') return;
    function clearSentFields() {
      // Whoever has begun the next message keeps it.
      if (!isEdited.current) form.current?.reset();
    }
    const notice = setTimeout(() => {
      setStatus('idle');
      clearSentFields();
    }, noticeFor);
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
    timer.current = setTimeout(() => void send(fields), sendingFor);
  }

  async function send(fields: ContactValues) {
    const mail = await writer().catch(() => null);
    if (!mail) {
      // The code never came, so the browser sends the form by itself, as it does without scripts.
      setStatus('idle');
      form.current?.submit();
      return;
    }
    try {
      const { message, href } = mail.contactMail(fields);
      navigate(href);
      keep(message);
      if (!isEdited.current) draft.forget();
      track('form_submit', { form_type: 'contact', user_email: fields[names.email] });
      setStatus('sent');
    } catch (error) {
      console.error('The contact form could not be sent.', error);
      setStatus('idle');
    }
  }

  return (
    <>
      <form
        ref={form}
        action={action}
        method="post"
        encType="text/plain"
        onFocus={prepare}
        onInput={handleInput}
        onSubmit={handleSubmit}
        className="grid gap-5"
      >
        <TextField label={words.name.label} name={names.name} placeholder={words.name.placeholder} autoComplete="name" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={words.email.label}
            name={names.email}
            type="email"
            placeholder={words.email.placeholder}
            autoComplete="email"
            required
          />
          <TextField
            label={words.phone.label}
            name={names.phone}
            type="tel"
            placeholder={words.phone.placeholder}
            autoComplete="tel"
            optional
          />
        </div>
        <TextAreaField
          label={words.message.label}
          name={names.message}
          placeholder={words.message.placeholder}
          rows={words.message.rows}
          required
        />
        <div>
          <Button type="submit" disabled={status === 'sending'} className="w-full">
            {status === 'sending' ? words.sending : words.send}
          </Button>
          <p className="mt-2 text-small text-ink-2">{words.hint}</p>
        </div>
      </form>
      <p role="status" className="mt-5 border-l-5 border-shutter bg-shutter-tint px-4.5 py-3.5 font-bold empty:hidden">
        {status === 'sent' ? words.sent : null}
      </p>
      {kept ? <KeptMessagePanel message={kept} onDismiss={() => keep(null)} /> : null}
    </>
  );
}
