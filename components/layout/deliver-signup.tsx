import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { formService, trapFields } from '@/content/form-service';
import { newsletter, signupFailed } from '@/content/newsletter';
import { deliver } from '@/lib/browser/deliver';
import { readFields } from '@/lib/browser/draft';

/** Resolves to what to show if the form service doesn't have the address. */
export async function deliverSignup(form: HTMLFormElement): Promise<ReactNode> {
  if (!formService) return null;
  const values = readFields(form, ['email', ...trapFields]);
  const { kind } = await deliver(formService, { subject: newsletter.heading, values, photos: [] });
  return kind === 'delivered' ? null : (
    <p role="alert" className="mt-2 text-cream">
      <RichText>{signupFailed}</RichText>
    </p>
  );
}
