import type { ReactNode } from 'react';
import { company } from '@/content/company';
import { formService } from '@/content/form-service';
import { newsletter, signupFailed as copy } from '@/content/newsletter';
import { deliver, isTrapped } from '@/lib/browser/deliver';
import { readFields } from '@/lib/browser/draft';

/** Resolves to what to show if the form service doesn't have the address. */
export async function deliverSignup(form: HTMLFormElement): Promise<ReactNode> {
  if (!formService) return null;
  const { kind } = await deliver(formService, {
    subject: newsletter.heading,
    values: readFields(form, ['email']),
    isTrapped: isTrapped(formService),
    photos: [],
  });
  return kind === 'delivered' ? null : (
    <p role="alert" className="mt-2 text-cream">
      <span>{copy.text}</span>
      <a href={copy.mail.href} className="underline underline-offset-4">
        {copy.mail.label}
      </a>
      <span>{copy.or}</span>
      <a href={company.phone.href} className="whitespace-nowrap underline underline-offset-4">
        {company.phone.display}
      </a>
      <span>.</span>
    </p>
  );
}
