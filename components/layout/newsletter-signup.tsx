'use client';

import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { track } from '@/lib/browser/analytics';

const confirmationMs = 3000;

interface NewsletterSignupProps {
  readonly action: string;
  readonly encoding: string;
  readonly serviceFields: ReactNode;
  /** The button's label meanwhile, if a form service takes the address. */
  readonly sending: string | undefined;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly confirmation: string;
}

export function NewsletterSignup({
  action,
  encoding,
  serviceFields,
  sending,
  label,
  placeholder,
  button,
  confirmation,
}: NewsletterSignupProps) {
  const [submittedForm, setSubmittedForm] = useState<HTMLFormElement | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);

  useEffect(() => {
    if (!submittedForm) return;
    const timer = setTimeout(() => {
      submittedForm.reset();
      setSubmittedForm(null);
    }, confirmationMs);
    return () => clearTimeout(timer);
  }, [submittedForm]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!email || isSending) return;
    if (sending) void send(event.currentTarget, email);
    else confirm(event.currentTarget, email);
  }

  function confirm(form: HTMLFormElement, email: string) {
    track('newsletter_signup', { email });
    console.info('Newsletter signup', email);
    setSubmittedForm(form);
  }

  async function send(form: HTMLFormElement, email: string) {
    setIsSending(true);
    setFailure(null);
    // If the code fails to load, the browser submits the form, as it does without scripts.
    const code = await import('./deliver-signup').catch(() => form.submit());
    const problem = await code?.deliverSignup(form);
    setIsSending(false);
    if (problem) setFailure(problem);
    else if (code) confirm(form, email);
  }

  return (
    <form action={action} method="post" encType={encoding} onSubmit={handleSubmit} className="mt-2 md:mt-3.5">
      {serviceFields}
      <div className="flex">
        <input
          type="email"
          name="email"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="email"
          required
          className="min-h-12 w-full min-w-0 rounded-l-sm border-fine border-r-0 border-cream bg-white px-3.5 text-body text-ink"
        />
        <Button
          type="submit"
          variant="primary-on-dark"
          size="small"
          disabled={isSending}
          className="rounded-l-none whitespace-nowrap"
        >
          {isSending ? sending : button}
        </Button>
      </div>
      <p role="status" className="mt-2 flex items-center gap-2 text-cream empty:hidden">
        {submittedForm ? (
          <>
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 flex-none fill-none stroke-ochre stroke-3">
              <path d="M4 12.5 9.5 18 20 6.5" />
            </svg>
            <span>{confirmation}</span>
          </>
        ) : null}
      </p>
      {failure}
    </form>
  );
}
