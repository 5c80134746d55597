'use client';

import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { track } from '@/lib/browser/analytics';

const confirmationMs = 3000;

interface NewsletterSignupProps {
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly button: string;
  readonly confirmation: string;
}

export function NewsletterSignup({ action, label, placeholder, button, confirmation }: NewsletterSignupProps) {
  const [submittedForm, setSubmittedForm] = useState<HTMLFormElement | null>(null);

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
    if (!email) return;
    track('newsletter_signup', { email });
    console.info('Newsletter signup', email);
    setSubmittedForm(event.currentTarget);
  }

  return (
    <form action={action} method="post" encType="text/plain" onSubmit={handleSubmit} className="mt-2 md:mt-3.5">
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
        <Button type="submit" variant="primary-on-dark" size="small" className="rounded-l-none whitespace-nowrap">
          {button}
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
    </form>
  );
}
