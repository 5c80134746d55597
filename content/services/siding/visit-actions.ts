import { company } from '@/content/company';
import type { TextLink } from '@/content/types';

/** Buttons of siding materials: we hold samples up to the house on a visit. */
export const visitActions: readonly TextLink[] = [
  { label: 'Book a Visit', href: '/#booking' },
  { label: `Call ${company.phone.display}`, href: company.phone.href },
];
