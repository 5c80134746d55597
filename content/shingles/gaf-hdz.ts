import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ShinglePage } from './types';
import { printPrice } from '@/lib/prices/price';

export const gafHdzPage: ShinglePage<'/gaf-hdz'> = {
  path: '/gaf-hdz',
  name: 'GAF Timberline HDZ',
  title: `GAF Timberline HDZ Shingles | ${company.name}`,
  description:
    'GAF Timberline HDZ roof shingles: nine colors, up to 130 mph wind, Class A fire, limited lifetime warranty, 25-year algae protection.',
  maker: { key: 'gaf', name: 'GAF' },
  product: 'GAF Timberline HDZ',
  heading: 'GAF Timberline HDZ shingles',
  intro:
    'You have likely seen it on your own street: a deep shadow line, a wide nailing zone and colors that suit colonials, capes and ranches. We are certified by the maker to install it.',
  features: [
    { title: 'Wind up to 130 mph', text: 'When installed to GAF’s high-wind instructions.' },
    { title: 'Class A fire rating', text: 'The top rating for roof covering.' },
    { title: 'Class 3 impact rating', text: 'Helps against hail and branches.' },
    { title: '25-year algae protection', text: 'Against the dark streaks you see on north slopes.' },
  ],
  specifications: [
    { label: 'Wind rating', value: 'Up to 130 mph' },
    { label: 'Fire rating', value: 'Class A' },
    { label: 'Impact rating', value: 'Class 3' },
    { label: 'Warranty', value: 'Limited lifetime' },
    { label: 'Algae protection', value: '25 years' },
    { label: 'Non-prorated coverage', value: 'First 10 years' },
    { label: 'Type', value: 'Architectural (laminated) asphalt' },
    { label: 'Planning price', value: printPrice(prices.roofing.timberlineHdz) },
  ],
  warranty: {
    heading: 'Limited lifetime, in writing',
    points: [
      {
        term: 'From GAF',
        text: 'A limited lifetime material warranty. Coverage is non-prorated for the first 10 years, then reduced over time. Algae protection runs 25 years.',
      },
      {
        term: 'From us',
        text: `Our installations add a ${company.warranty.manufacturer} on the system and ${company.warranty.workmanshipYears} years on our own work.`,
      },
    ],
  },
  colors: [
    {
      key: 'gaf-charcoal',
      name: 'Charcoal',
      description: 'Near-black with a gray fleck; hides soot and reads crisp with white trim.',
    },
    {
      key: 'gaf-pewter-gray',
      name: 'Pewter Gray',
      description: 'Even mid gray that suits blue, gray and stone fronts.',
    },
    { key: 'gaf-slate', name: 'Slate', description: 'Cool gray with a blue cast; good with navy doors and brick.' },
    {
      key: 'gaf-williamsburg-slate',
      name: 'Williamsburg Slate',
      description: 'Darker blue-gray for colonials and slate-like roofs.',
    },
    {
      key: 'gaf-weathered-wood',
      name: 'Weathered Wood',
      description: 'Brown, gray and tan mixed; the most forgiving choice under trees.',
    },
    { key: 'gaf-barkwood', name: 'Barkwood', description: 'Rich brown with dark shading; warms stone and cedar.' },
    { key: 'gaf-shakewood', name: 'Shakewood', description: 'Mixed browns like aged cedar shakes.' },
    { key: 'gaf-mission-brown', name: 'Mission Brown', description: 'Deep brown that anchors a light house.' },
    { key: 'gaf-hickory', name: 'Hickory', description: 'Reddish brown with gray in it; a classic against brick.' },
  ],
  installation: {
    heading: 'The rating is earned on the roof',
    text: 'GAF’s extended coverage depends on the whole system. Certified crews use all of it and photograph the nailing before the slope is covered.',
    picture: 'detail-decking',
    points: [
      'Starter strip at every edge',
      'Ice barrier at the eaves',
      'Balanced attic vents',
      'Nails in the wide nailing zone, at the right depth',
    ],
    link: { label: 'Ask us to look at your roof', href: '/contact' },
  },
  faq: [
    {
      question: 'Is HDZ right for the shoreline?',
      answer: [
        'Often, with high-wind nailing. On an open point we suggest looking at ',
        { label: 'Titan XT', href: '/tamko-titan-xt' },
        ' or metal.',
      ],
    },
    {
      question: 'What does non-prorated mean?',
      answer: 'In the first 10 years the maker’s coverage is not reduced for age.',
    },
    {
      question: 'Do I need GAF parts throughout?',
      answer: 'The longer coverage asks for GAF starter, ridge, barrier and vents. We quote the full set.',
    },
  ],
  closing: {
    heading: 'Ask for a Timberline HDZ sample board at your house.',
    text: 'A roof color looks different in your light, beside your siding. We bring the full-size samples and leave you a written price.',
  },
  related: ['/tamko-titan-xt', '/services/roofing-installation', '/services/roofing/replacement'],
  footnote:
    'Colors on screens are approximate. Check a full-size sample and GAF’s current warranty and data sheet before ordering. GAF, Timberline and Timberline HDZ are marks of GAF.',
};
