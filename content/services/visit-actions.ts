import { company } from '@/content/company';
import type { TextLink } from '@/content/types';

export const visitActions: readonly TextLink[] = [
  { label: 'Book a Visit', href: '/#booking' },
  { label: `Call ${company.phone.display}`, href: company.phone.href },
];
