import { answersAtAnyHour, company, onCallHours, whenOnCall } from './company';
import { unservedCounties } from './counties';
import { licensed } from './license-line';
import type { DrawingName } from './drawings';
import { durations } from './durations';
import { houseParts, offered, offers } from './offered';
import type { ServicePath } from './paths';
import { projects } from './portfolio';
import { prices } from './prices';
import {
  arrival,
  cancellation,
  certification,
  credit,
  insuranceCertificate,
  inWords,
  onePerson,
  registration,
  serviceArea,
  sidingMaterials,
} from './promises';
import { reply } from './reply';
import { shingleLine } from './shingles/lines';
import { offeredShingles } from './shingles/offered';
import { savingsInLeakyHouse } from './services/windows/savings';
import { testimonials } from './testimonials';
import { towns } from './towns';
import type { RichText } from './rich-text';
import { coveredParts, lifetime } from './warranties';
import { listed } from '@/lib/text/listed';
import { capitalized } from '@/lib/text/capitalized';
import { withArticle } from '@/lib/text/with-article';
import { printPrice } from '@/lib/prices/price';

const { address, emergency: onCall, financing, warranty } = company;
const sampleMark = company.sampleContent ? ' (sample)' : '';

const fromManufacturer = coveredParts
  ? `${warranty.manufacturerYears} years from the manufacturer on ${coveredParts}`
  : '';
const bothWarranties = `${warranty.manufacturerYears} + ${warranty.workmanshipYears} years`;

export const hero = {
  /** Each line is longer than the one above it, to follow the slope beside them. */
  lines: ['Roofing', 'and siding', 'in Connecticut'],
  lead: `Get your house ready for February. We repair and replace ${listed(houseParts)} in ${serviceArea.counties}, with the price in writing.`,
  facts: `${registration.short} · Insured for ${company.insurance} · ${address.town}, ${address.state}`,
  badges: [
    ...(company.rating ? [`${company.rating} rating${sampleMark}`] : []),
    `${licensed} and insured`,
    ...(certification ? [certification.title] : []),
    ...(offers('/services/roofing/emergency') ? [capitalized(whenOnCall('emergency service'))] : []),
    `${company.experience} of experience`,
  ],
  features: [
    ...(offers('/services/roof-inspection')
      ? [
          {
            figure: `${company.inspectionPoints} points`,
            title: 'Free roof inspection',
            text: 'We check the roof, the gutters and the attic, and you get photos and a written list.',
          },
        ]
      : []),
    {
      figure: bothWarranties,
      title: 'Warranties',
      text: `${fromManufacturer ? `${fromManufacturer}, ` : ''}${warranty.workmanshipYears} years from us on our own work.`,
    },
    ...(offers('/financing')
      ? [
          {
            figure: capitalized(financing.down),
            title: 'Pay over time',
            text: `Terms from ${financing.shortest} to ${financing.longest} months, on approved credit. ${credit.lender}`,
          },
        ]
      : []),
  ],
} as const;

const reasonsToCall = [
  ...(offers('/services/roof-inspection') ? [`free ${company.inspectionPoints}-point roof inspection`] : []),
  'written prices',
  ...(offers('/services/roofing/emergency') ? [whenOnCall('emergency help')] : []),
].join(', ');

export const homePage = {
  path: '/',
  name: 'Home',
  title: `Roofing & Siding in ${address.town}, ${address.state}`,
  description: `${capitalized(listed(houseParts.filter((part) => part !== 'doors')))} from ${withArticle(`${address.town}, ${address.state} contractor`)}. ${capitalized(reasonsToCall)}.`,
  heading: hero.lines.join(' '),
} as const;

export interface HomeService {
  readonly title: string;
  readonly drawing: DrawingName;
  readonly description: string;
  readonly features: readonly string[];
  /** The price, or how soon we come or send an estimate. */
  readonly terms: string;
  readonly href: ServicePath;
  readonly wide?: boolean;
  /** What the numbers in the drawing mean, in order. */
  readonly key?: readonly string[];
}

const makers = offeredShingles.map(({ key }) => shingleLine(key).maker.name);

export const services = {
  heading: 'What we do',
  intro: ['Not sure what’s wrong? ', { label: 'Tell us what you see', href: '/find' }, '.'] satisfies RichText,
  cards: offered<HomeService>([
    {
      title: 'Roofing Installation',
      drawing: 'roof-section',
      description: 'New shingle and metal roofs, with ice barrier along every eave.',
      features: [
        `${makers.length > 0 ? listed([...new Set(makers)]) : 'Architectural'} shingles`,
        'Metal roofing',
        'Wind ratings 110–180 mph',
        `Typically ${durations.roofReplacement}`,
      ],
      terms: `Shingles ${printPrice(prices.roofing.shingles, { unit: 'explained' })}`,
      href: '/services/roofing-installation',
      wide: true,
      key: ['Decking', 'Ice barrier', 'Underlayment', 'Starter', 'Shingles', 'Ridge vent'],
    },
    {
      title: 'Siding Installation',
      drawing: 'siding-lap',
      description: `Siding in ${inWords(sidingMaterials.length)} materials, from vinyl to cedar, over a proper weather barrier.`,
      features: ['Sheathing checked and repaired', 'New trim and flashing', 'Color samples at your house'],
      terms: printPrice(prices.siding.anyMaterial),
      href: '/services/siding-installation-detail',
    },
    {
      title: 'Windows & Doors',
      drawing: 'window-section',
      description: 'Replacement windows, storm windows and entry doors, flashed against water.',
      features: ['Double-hung to bay', savingsInLeakyHouse, 'Warranty registered for you'],
      terms: printPrice(prices.windows.anyStyle),
      href: '/services/windows',
    },
    {
      title: 'Gutter Installation',
      drawing: 'gutter-k',
      description: 'Seamless gutters, guards and downspouts sized to your roof.',
      features: [
        'Aluminum, copper and steel',
        'Hangers at most 24 inches apart',
        `Guards ${printPrice(prices.gutters.guards)}`,
      ],
      terms: printPrice(prices.gutters.anyMetal),
      href: '/services/gutter-installation',
    },
    {
      title: 'Exterior Repairs',
      drawing: 'repair-scarf',
      description: 'Siding, trim, fascia, window and door repairs before a small problem spreads.',
      features: [
        `Siding ${printPrice(prices.additional.siding)}`,
        `Trim and fascia ${printPrice(prices.additional.trim)}`,
        `Windows and doors ${printPrice(prices.additional.windowsAndDoors)}`,
      ],
      terms: `Written estimate in ${durations.writtenEstimate}`,
      href: '/services/exterior-repairs',
    },
    {
      title: 'Storm Damage',
      drawing: 'storm-test-square-wide',
      description:
        'Tarps, repairs and damage reports after wind, ice, hail or a fallen limb. For hail, we chalk a ten-foot square and count the hits, just as an adjuster does.',
      features: ['Photo report for your insurer', 'Matching materials', capitalized(whenOnCall('phone'))],
      terms: arrival.short,
      href: '/services/roofing/storm-damage',
      wide: true,
    },
  ]),
};

const reasons = [
  {
    figure: company.insurance,
    title: `${licensed} and insured`,
    text: `${registration.sentence} ${insuranceCertificate.amount}. ${insuranceCertificate.sentence}`,
  },
  ...(certification
    ? [
        {
          figure: certification.figure,
          title: certification.title,
          text: `${certification.sentence} We follow ${certification.whose} nailing and venting rules, because the shingle warranty depends on them.`,
        },
      ]
    : []),
  {
    figure: company.experience,
    title: 'One crew chief for your job',
    text: `We’ve worked on Connecticut houses since ${company.founded}. ${onePerson}`,
  },
  {
    figure: onCall.availability,
    title: 'A phone that gets answered',
    text: answersAtAnyHour
      ? 'Call about a leak at night, on a Sunday or in an ice storm. You’ll talk to a person.'
      : 'Call about a leak, a price or a date. You’ll talk to a person.',
  },
];

export const why = {
  heading: 'Why choose us',
  intro: `${capitalized(inWords(reasons.length))} reasons you can check, starting with our registration.`,
  renewal: registration.renewal,
  reasons,
} as const;

export const emergency = {
  /** The banner links to the emergency page, so it's hidden if an owner turns that page off. */
  isShown: offers('/services/roofing/emergency'),
  heading: 'Water coming in right now?',
  text: [
    `Call us for emergency roofing, ${onCallHours}, and stay off the roof. ${arrival.sentence} Not sure how bad it is? `,
    { label: 'Tell us what you see', href: '/find' },
    '.',
  ],
  link: { label: 'What to do while you wait', href: '/services/roofing/emergency' },
  steps: [
    'Put a bucket under the leak and move what you can.',
    'Stay out from under a sagging ceiling.',
    'Take a photo for your insurer.',
  ],
} as const;

export const jobProcess = {
  heading: 'How a job works, step by step',
  intro: 'You agree to each step before it starts.',
  /** The numbers of the steps that hand over the report and the proposal. */
  papers: [2, 3],
  steps: [
    {
      title: 'Initial contact',
      text: 'You call, email or book a visit. We ask what you see and when it started.',
      result: `A visit time, confirmed ${reply.within}`,
    },
    {
      title: 'Free inspection',
      text: 'We look at the roof, walls, windows or gutters, and at the attic if we need to. We take photos of all of it.',
      result: 'A short list: fix now, watch, fine',
    },
    {
      title: 'Detailed proposal',
      text: `You get the scope, the materials, the start and finish dates and one price, with your ${cancellation.short}.`,
      result: 'A contract you can compare line by line',
    },
    {
      title: 'Expert installation',
      text: 'We pull the permit, protect the yard, do the work and clean up every day.',
      result: 'A finished job and a clean yard',
    },
    {
      title: 'Final walkthrough',
      text: 'We walk around the job with you, run a magnet for nails and register the warranty.',
      result: 'Warranty papers and a completion certificate',
    },
  ],
} as const;

export interface WarrantyCard {
  readonly term: string;
  /** The length of the bar. Without it, the bar runs past the end of the scale. */
  readonly years?: number;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

export const warranties = {
  heading: 'Your warranties',
  intro: 'Who covers what, and for how long.',
  scale: [0, 10, 20, 30, 40, 50],
  cards: [
    {
      term: `${warranty.workmanshipYears} years`,
      years: warranty.workmanshipYears,
      title: 'Workmanship warranty',
      text: 'If our installation causes a problem, we come back and fix it.',
      points: [
        'We repair leaks that our work caused',
        'We don’t charge for that visit',
        'The date is on your certificate',
      ],
    },
    {
      term: `${warranty.manufacturerYears} years`,
      years: warranty.manufacturerYears,
      title: 'Manufacturer warranty',
      text: `The maker covers ${coveredParts || 'the job'}, if the installation follows its rules.`,
      points: ['We register it for you', 'It covers material defects', 'Roofs need good attic venting, which we check'],
    },
    {
      term: warranty.product,
      title: 'Product coverage',
      text: `Limited, from the maker: ${lifetime}.`,
      points: ['Many shingles, panels and windows', 'Each maker sets its terms', 'You get a copy of each'],
    },
  ] satisfies readonly WarrantyCard[],
  closing: {
    heading: `Insured for ${company.insurance}. ${licensed} #${company.license.number}.`,
    text: `${insuranceCertificate.sentence} You can check our registration with the state any time.`,
    action: { label: 'Get a Free Estimate', href: '#contact' },
  },
} as const;

const unserved = unservedCounties.map(({ name }) => name);

export const areas = {
  heading: 'Where we work',
  intro: `We’re based in ${address.town} and serve ${serviceArea.counties}.`,
  townsNote: 'Each is a dot on the map.',
  unserved:
    unserved.length === 0
      ? ''
      : unserved.length === 1
        ? `We don’t regularly serve ${listed(unserved)} County, the striped one.`
        : `We don’t regularly serve the striped counties: ${listed(unserved)}.`,
  townsHeading: towns.length === 1 ? 'The town we visit most' : `The ${inWords(towns.length)} towns we visit most`,
  countiesLabel: 'Counties',
  closing: { question: 'Don’t see your town?', answer: 'We’ll tell you if we can get there.' },
} as const;

export const portfolio = {
  heading: 'Recent work',
  intro: `${capitalized(inWords(projects.length))} ${company.sampleContent ? 'sample ' : ''}${projects.length === 1 ? 'project' : 'projects'}. Pick one for details.`,
} as const;

export const clients = {
  heading: 'What Our Clients Say',
  intro: company.sampleContent
    ? `${capitalized(inWords(testimonials.length))} sample ${testimonials.length === 1 ? 'review' : 'reviews'}, written for a demonstration.`
    : `${capitalized(inWords(testimonials.length))} ${testimonials.length === 1 ? 'customer' : 'customers'} on what it was like to have us at the house.`,
  /** The samples’ label. A real review has the owner's own. */
  verified: 'Verified Customer',
  link: { label: 'Join Our Satisfied Customers', href: '#booking' },
} as const;
