import { company } from './company';
import { prices } from '@/content/prices';
import type { DrawingName } from './drawings';
import type { Href, ServicePath } from './paths';
import { printFigures, printPrice } from '@/lib/prices/price';

export const homePage = {
  path: '/',
  name: 'Home',
  title: `Roofing, Siding & Windows in CT | ${company.name}`,
  description: `Roofs, siding, windows, doors and gutters for Connecticut homes. Free ${company.inspectionPoints}-point roof inspection, written prices, ${company.emergency.availability} emergency help.`,
  heading: 'A roof that is ready for February.',
} as const;

const { warranty } = company;
const bothWarranties = `${warranty.manufacturerYears} + ${warranty.workmanshipYears} years`;

export const hero = {
  /** The headline, with line breaks that make each line longer than the one above, along the slope next to it. */
  lines: ['A roof', 'that is ready', 'for February.'],
  lead: `We repair and replace roofs, siding, windows, doors and gutters across ${company.address.stateName}. Free inspections, written prices, emergency help ${company.emergency.availability}.`,
  estimate: {
    label: 'Get Free Estimate',
    href: `${company.email.href}?subject=${encodeURIComponent('Free estimate request')}` satisfies Href,
  },
  facts: `License #${company.license.number} · Insured to ${company.insurance} · ${company.address.town}, ${company.address.stateName}`,
  badges: [
    `${company.rating} rating`,
    'Licensed and insured',
    'Certified by two shingle makers',
    `${company.emergency.availability} emergency service`,
    `${company.experience} of experience`,
  ],
  features: [
    {
      figure: `${company.inspectionPoints} points`,
      title: 'Free roof inspection',
      text: 'Ridge, gutters and the attic between, with photos and a written list.',
    },
    {
      figure: bothWarranties,
      title: 'Warranties in writing',
      text: `${warranty.manufacturerYears} from the manufacturer, ${warranty.workmanshipYears} on our own work.`,
    },
    {
      figure: company.financing.down,
      title: 'Payments that fit',
      text: `Terms from ${company.financing.shortest} to ${company.financing.longest} months, on approved credit.`,
    },
  ],
} as const;

export interface HomeService {
  readonly title: string;
  readonly drawing: DrawingName;
  readonly description: string;
  readonly features: readonly string[];
  /** The price, or how soon we come. */
  readonly terms: string;
  readonly href: ServicePath;
  /** Half of the row wide instead of a quarter. */
  readonly wide?: boolean;
  /** In the first row, where drawings are taller. */
  readonly tall?: boolean;
  /** The legend of the numbers in the drawing, from 1. */
  readonly key?: readonly string[];
}

export const services: { readonly heading: string; readonly intro: string; readonly cards: readonly HomeService[] } = {
  heading: 'What we do',
  intro: 'Six kinds of work, one crew chief, one written price. Each drawing shows how we build it.',
  cards: [
    {
      title: 'Roofing Installation',
      drawing: 'roof-section',
      tall: true,
      description: 'New shingle and metal roofs, with an ice barrier at every eave.',
      features: ['GAF and TAMKO shingles', 'Metal roofing', 'Wind ratings 110–180 mph', 'Typically 3–4 days'],
      terms: `Shingles ${printPrice(prices.roofing.shingles)}`,
      href: '/services/roofing-installation',
      wide: true,
      key: ['Decking', 'Ice barrier', 'Underlayment', 'Starter', 'Shingles', 'Ridge vent'],
    },
    {
      title: 'Siding Installation',
      drawing: 'siding-lap',
      tall: true,
      description: 'Vinyl, insulated, fiber cement and wood siding over a proper weather barrier.',
      features: ['Sheathing checked and repaired', 'New trim and flashing', 'Color samples at your house'],
      terms: `${printPrice(prices.siding.anyMaterial)} by material`,
      href: '/services/siding-installation-detail',
    },
    {
      title: 'Windows & Doors',
      drawing: 'window-section',
      tall: true,
      description: 'New and replacement windows, storm windows and entry doors, measured and flashed on site.',
      features: ['Double-hung to bay', '15–30% energy savings, typical', 'Warranty registered for you'],
      terms: printPrice(prices.windows.anyStyle),
      href: '/services/windows',
    },
    {
      title: 'Gutter Installation',
      drawing: 'gutter-k',
      description: 'Seamless gutters, guards and downspouts sized to the roof above them.',
      features: [
        'Aluminum, copper and steel',
        'Hangers at most 24 inches apart',
        `Guards ${printFigures(prices.gutters.guards)} per foot`,
      ],
      terms: printPrice(prices.gutters.anyMetal),
      href: '/services/gutter-installation',
    },
    {
      title: 'Exterior Repairs',
      drawing: 'repair-scarf',
      description: 'Siding, trim, fascia, window and door repairs before small rot becomes big rot.',
      features: [
        `Siding ${printPrice(prices.additional.siding)}`,
        `Trim and fascia ${printPrice(prices.additional.trim)}`,
        `Windows and doors ${printPrice(prices.additional.windowsAndDoors)}`,
      ],
      terms: 'Written estimate in 24–48 hours',
      href: '/services/exterior-repairs',
    },
    {
      title: 'Storm Damage',
      drawing: 'storm-test-square-wide',
      description:
        'Tarps, repairs and clear damage reports after wind, ice, hail or a fallen limb. We chalk ten feet by ten and count the hits, as an adjuster does.',
      features: ['Photo report for your insurer', 'Matching materials', `${company.emergency.availability} phone`],
      terms: `On-site ${company.emergency.onSite} in an emergency`,
      href: '/services/roofing/storm-damage',
      wide: true,
    },
  ],
};

export const why = {
  heading: 'Why neighbors call us',
  intro: 'Four plain reasons, and the license to look up.',
  reasons: [
    {
      figure: company.insurance,
      title: 'Licensed and insured',
      text: `Connecticut HIC license #${company.license.number}, general liability to ${company.insurance}, and certificates sent to you before we start.`,
    },
    {
      figure: '2 makers',
      title: 'Certified on what we install',
      text: `${company.certifiedBy.join(' and ')} have certified our crews. We follow their nailing and venting rules because the warranty depends on it.`,
    },
    {
      figure: bothWarranties,
      title: 'Warranties that say something',
      text: `${warranty.manufacturerYears} from the manufacturer on installations, ${warranty.workmanshipYears} from us on workmanship, and product coverage up to lifetime.`,
    },
    {
      figure: company.emergency.availability,
      title: 'A phone that gets answered',
      text: `Nights, Sundays, ice storms. Emergency calls get a crew on-site ${company.emergency.onSite}.`,
    },
  ],
} as const;

export const emergency = {
  heading: 'Water coming in right now?',
  text: `Call before you climb. We aim to be on-site ${company.emergency.onSite}, any hour.`,
  link: { label: 'What to do while you wait', href: '/services/roofing/emergency' },
  steps: [
    'Put a bucket under it and move what you can.',
    'Stay out from under a sagging ceiling.',
    'Take a photo for your insurer.',
  ],
} as const;

export const process = {
  heading: 'How a job goes',
  intro: 'No step starts until you have agreed to the one before it.',
  steps: [
    {
      title: 'Initial contact',
      text: 'You call, e-mail or book a time. We ask what you see and when it started.',
      result: 'A visit time, confirmed within 24 hours',
    },
    {
      title: 'Free inspection',
      text: 'We look at the roof, walls, windows or gutters, inside the attic if needed, and take photos.',
      result: 'A plain list: fix now, watch, fine',
    },
    {
      title: 'Detailed proposal',
      text: 'Scope, materials, start and finish dates, and one price, in writing, with your 3-day right to cancel.',
      result: 'A contract you can compare line by line',
    },
    {
      title: 'Expert installation',
      text: 'We pull the permit, protect the yard, do the work, and clean up every day.',
      result: 'One crew chief, one phone number',
    },
    {
      title: 'Final walkthrough',
      text: 'We walk the job with you, run a magnet for nails, and register the warranty.',
      result: 'Warranty papers and a completion certificate',
    },
  ],
} as const;

export interface WarrantyCard {
  readonly term: string;
  /** The term in years, drawn to scale. If undefined, the bar runs past the end of the scale. */
  readonly years?: number;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

export const warranties = {
  heading: 'Warranties you can read',
  intro: 'Three kinds of coverage, each on its own sheet of paper, drawn here to scale.',
  /** The scale under the bars, in years. */
  scale: [0, 10, 20, 30, 40, 50],
  cards: [
    {
      term: `${warranty.workmanshipYears} years`,
      years: warranty.workmanshipYears,
      title: 'Workmanship warranty',
      text: 'Coverage from us if our installation is the cause of a problem.',
      points: [
        'Leaks caused by our work repaired',
        'No charge for that visit',
        'Start date printed on your certificate',
      ],
    },
    {
      term: `${warranty.manufacturerYears} years`,
      years: warranty.manufacturerYears,
      title: 'Manufacturer warranty',
      text: 'Coverage from the maker on installations done to its rules.',
      points: ['Registered for you', 'Covers material defects', 'Needs proper ventilation, which we check'],
    },
    {
      term: warranty.product,
      title: 'Product coverage',
      text: 'Many shingles, sidings and windows carry a limited lifetime warranty from the maker.',
      points: ['Applies to selected products', 'Terms set by each maker', 'Copies in your job folder'],
    },
  ] satisfies readonly WarrantyCard[],
  closing: {
    heading: `Insured to ${company.insurance}. Licensed #${company.license.number}.`,
    text: 'Ask for our insurance certificate. We will send it the same day.',
    action: { label: 'Get Free Estimate', href: '#contact' },
  },
} as const;

export const areas = {
  heading: 'Where we work',
  intro: `We are based in ${company.address.town} and cover seven of Connecticut’s eight counties.`,
  caption:
    'Dots are the 30 towns we visit most. Lines are county lines; Middlesex, hatched, is the one not on our list.',
  townsHeading: 'The 30 towns we visit most',
  countiesLabel: 'Counties',
  closing: { question: 'Do not see your town?', answer: 'If we cannot get there, we will say so.' },
} as const;

export const portfolio = {
  heading: 'Recent work',
  intro: 'Eight sample projects. Pick one to see the details.',
} as const;

export const clients = {
  heading: 'What Our Clients Say',
  intro: 'A few words from people whose houses we have worked on.',
  verified: 'Verified Customer',
  when: '3 months ago',
  link: { label: 'Join Our Satisfied Customers', href: '#booking' },
} as const;
