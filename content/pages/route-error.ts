import { callLink } from '@/content/company';

export const routeError = {
  heading: 'Something didn’t load',
  text: 'Reload the page, or call us.',
  retry: 'Reload the page',
  action: callLink,
} as const;
