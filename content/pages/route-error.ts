import { callLink } from '@/content/company';
import type { TextLink } from '@/content/types';

interface RouteErrorContent {
  readonly heading: string;
  readonly text: string;
  readonly retry: string;
  readonly action: TextLink;
}

export const routeError: RouteErrorContent = {
  heading: 'Something didn’t load',
  text: 'Reload the page, or call us.',
  retry: 'Reload the page',
  action: callLink,
};
