import { collapse } from '@/content/promises';
import type { RichText } from '@/content/types';

/** What comes before and after the number, which becomes a link. */
const [before = '', after = ''] = collapse.action.split('911');

export const collapseWarning = [
  `${collapse.signs} ${before}`,
  { label: '911', href: 'tel:911' },
  after,
] as const satisfies RichText;
