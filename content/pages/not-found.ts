import { callLink } from '@/content/company';

export const notFound = {
  heading: 'Page not found',
  text: 'It may have moved, or the wind took it. Try one of these, or call us.',
  drawing: 'shingles-blown-off',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Roof repair', href: '/services/roofing/repair' },
    { label: 'Emergency', href: '/services/roofing/emergency' },
    { label: 'Contact', href: '/contact' },
  ],
  action: callLink,
} as const;
