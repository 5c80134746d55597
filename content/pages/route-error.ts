import { company } from '@/content/company';
import type { TextLink } from '@/content/types';

interface RouteErrorContent {
  readonly heading: string;
  readonly text: string;
  readonly retry: string;
  readonly action: TextLink;
}

/** Shown instead of a page when part of it fails to load or render. */
export const routeError: RouteErrorContent = {
  heading: 'This page did not come down whole',
  text: 'A part of it is missing. Loading it again usually brings it; the phone always does.',
  retry: 'Load the page again',
  action: { label: `Call ${company.phone.display}`, href: company.phone.href },
};
