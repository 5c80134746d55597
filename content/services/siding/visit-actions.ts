import { company } from '@/content/company';
import type { TextLink } from '@/content/types';

/** The buttons of a siding material: a visit, when we hold samples up to the house, or a call. */
export const visitActions: readonly TextLink[] = [
  { label: 'Book a Visit', href: '/#booking' },
  { label: `Call ${company.phone.display}`, href: company.phone.href },
];
