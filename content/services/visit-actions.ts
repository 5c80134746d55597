import { callLink } from '@/content/company';
import type { TextLink } from '@/content/rich-text';

export const visitActions: readonly TextLink[] = [{ label: 'Book a Visit', href: '/#booking' }, callLink];
