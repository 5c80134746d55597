/** Step 2 of docs/make-it-yours.md: the firm's page about its own shingle. */
export const shinglePage = `import { shingleJobs } from '@/content/prices';
import { capeIn } from '@/content/services/roofing/planning-price';
import { limitedLifetime, warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { shingleLine } from './lines';
import { classAFire, windTo } from './ratings';
import type { ShinglePage } from './types';

const line = shingleLine('ridgeline');

export const moheganRidgelinePage: ShinglePage<'/mohegan-ridgeline'> = {
  ...line,
  title: 'Mohegan Ridgeline Shingles in CT',
  description: 'Mohegan Ridgeline shingles in two colors, with wind and fire ratings, the warranty terms and the price per square.',
  heading: 'Mohegan Ridgeline shingles in Connecticut',
  intro: \`We keep this shingle in stock. On a typical Cape it runs \${capeIn(shingleJobs[line.key])} before tear-off.\`,
  features: [
    { title: \`Wind up to \${line.wind} mph\`, text: 'When installed to Mohegan’s instructions.', drawing: windTo(line.wind) },
    { title: 'Class A fire rating', text: 'The top fire rating for a roof.', drawing: classAFire },
  ],
  specifications: [
    { label: 'Wind rating', value: \`Up to \${line.wind} mph\` },
    { label: 'Planning price', value: printPrice(shingleJobs[line.key]) },
  ],
  warranty: {
    heading: 'Ridgeline warranty',
    points: [
      { term: 'From Mohegan', text: 'A limited lifetime warranty on the shingles.' },
      { term: 'When we install it', text: warranties.roof.short },
    ],
  },
  second: 'mohegan-barkwood',
  installation: {
    heading: 'How we install it',
    text: 'We follow Mohegan’s nailing pattern.',
    picture: 'detail-decking',
    points: ['Starter strip at every edge'],
    link: { label: 'Get a Free Estimate', href: '/contact' },
  },
  faq: { 'What does “limited lifetime” mean?': limitedLifetime },
  closing: { heading: 'See Ridgeline at your house', text: 'We’ll bring full-size samples and leave you a written price.' },
  related: ['/services/roofing-installation', '/services/roofing/replacement'],
  footnote: 'Colors on a screen are approximate.',
};
`;
