import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export const sidingInstallationDetail: ServicePage<'/services/siding-installation-detail'> = {
  path: '/services/siding-installation-detail',
  category: 'siding',
  name: 'Siding Materials & Process',
  title: `Siding Materials & Installation CT | ${company.name}`,
  description:
    'Every siding material we install, with price per sq ft, lifespan, wind rating and care, plus our step-by-step Connecticut process.',
  priceRange: prices.siding.anyMaterial,
  hero: {
    heading: 'Siding installation, start to finish',
    intro:
      'Good siding is mostly what happens behind it. This page covers each material in full, the wall work we do first, and how long each step takes.',
    facts: ['Five materials', printPrice(prices.siding.anyMaterial), '3–5 days of siding work'],
    media: { kind: 'picture', name: 'detail-siding' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs the wall needs this',
      items: [
        'Siding that moves under your hand',
        'Paint that fails within two years',
        'Stains below windows',
        'Bees or mice at a corner',
        'A wall that feels cold to the touch',
      ],
    },
    {
      kind: 'materials',
      id: 'materials',
      heading: 'Five materials in full',
      materials: [
        {
          name: 'Vinyl siding',
          description: 'Hung, not nailed tight, so it can grow and shrink with the weather.',
          features: [
            'Panel thickness .042–.046 in',
            'Wide color range',
            'No painting',
            'Hidden nail hem',
            'Matching soffit',
          ],
          warranty: 'Limited lifetime from the maker',
          lifespan: '20–40 years',
          maintenance: 'Wash once a year',
          price: prices.siding.vinyl,
          media: { kind: 'drawing', name: 'vinyl-clapboard' },
          rating: { label: 'Wind and energy', value: '110 mph and up by profile; R-value about 0.6' },
          choices: { label: 'Styles', value: 'Clapboard, Dutch lap, board and batten, shake panels' },
        },
        {
          name: 'Insulated vinyl siding',
          description: 'Vinyl with fitted foam behind it.',
          features: [
            'Contoured foam backing',
            'Straighter, stiffer courses',
            'Quieter walls',
            'Better impact resistance',
            'Covers bridging through studs, where heat slips out along the wood',
          ],
          warranty: 'Limited lifetime',
          lifespan: '25–40 years',
          maintenance: 'Wash once a year',
          price: prices.siding.insulated,
          media: { kind: 'drawing', name: 'insulated-6' },
          rating: { label: 'Wind and energy', value: 'R-2 to R-3; up to 160 mph by profile' },
          choices: { label: 'Styles', value: '6- and 7-inch clapboard, deep colors' },
        },
        {
          name: 'Engineered wood',
          description: 'Treated wood strand boards, long and light, with a factory finish.',
          features: [
            '16-foot lengths, fewer joints',
            'Holds screws and nails well',
            'Treated against rot and insects',
            'Takes paint',
          ],
          warranty: '50-year limited substrate, by maker',
          lifespan: '30–40 years',
          maintenance: 'Repaint in 12–15 years, keep edges sealed',
          price: prices.siding.engineeredWood,
          media: { kind: 'drawing', name: 'engineered-wood' },
          rating: { label: 'Wind rating', value: '130 mph and up' },
          choices: { label: 'Styles', value: 'Lap, panel, shingle, trim' },
        },
        {
          name: 'Fiber cement',
          description: 'Cement boards made for freeze and thaw. Heavy, steady, does not burn.',
          features: [
            'Noncombustible',
            'Stays put in salt air with stainless nails',
            'Factory color',
            'Resists woodpeckers and insects',
          ],
          warranty: '30-year limited substrate, finish by maker',
          lifespan: '40–50 years',
          maintenance: 'Repaint in 15 years or more, renew caulk',
          price: prices.siding.fiberCement,
          media: { kind: 'drawing', name: 'fiber-cement-lap' },
          rating: { label: 'Wind rating', value: 'Up to 150 mph and more by fastening' },
          choices: { label: 'Styles', value: 'Lap, shingle, panel, wide trim' },
        },
        {
          name: 'Wood (cedar or pine)',
          description: 'Clapboards or shingles for houses where nothing else looks right.',
          features: ['Real grain', 'Repairable board by board', 'Takes stain', 'Suits historic streets'],
          warranty: 'By mill and finish maker',
          lifespan: '30–60 years with care',
          maintenance: 'Stain or paint every 4–7 years',
          price: prices.siding.wood,
          media: { kind: 'drawing', name: 'cedar-clapboard' },
          rating: { label: 'Wind rating', value: '110 mph and up by fastening' },
          choices: { label: 'Styles', value: 'Clapboard, shingle, vertical board' },
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Before the first board',
      paragraphs: [
        'We open the wall at the worst spots, replace soft sheathing, add a drainage-grade weather barrier with taped seams, flash every window head and sill, and kick out the water where a roof meets a wall.',
        'Siding stays at least 6 inches above soil and about 2 inches above roofs and decks.',
      ],
      media: {
        kind: 'drawing',
        name: 'siding-lap',
        caption: 'Behind the clapboards: weather barrier, sheathing, stud.',
      },
    },
    {
      kind: 'prose',
      heading: 'Add insulation while the wall is open',
      paragraphs: [
        [
          'ENERGY STAR suggests R-5 to R-10 foam sheathing under new siding in our climate, and filling empty cavities first. We price it as an option. More on ',
          { label: 'insulation', href: '/services/insulation' },
          '.',
        ],
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'Step by step',
      steps: [
        {
          title: 'Consultation and measuring',
          duration: '2–3 hours',
          details: 'Every wall drawn, moisture checked at trouble spots.',
        },
        { title: 'Written proposal', duration: '1 day', details: 'Materials, colors, trim, dates, one price.' },
        {
          title: 'Removal and wall check',
          duration: '1 day',
          details: 'Old siding off, sheathing and framing inspected, photos to you.',
        },
        {
          title: 'Repairs, barrier and flashing',
          duration: '1 day',
          details: 'Sheathing, weather barrier, window and deck flashing.',
        },
        {
          title: 'Siding and trim',
          duration: '3–5 days',
          details: 'Courses, corners, trim, soffit, caulk only where the maker asks for it.',
        },
        {
          title: 'Clean-up and walkthrough',
          duration: '2–3 hours',
          details: 'Magnet sweep, touch-up, warranty registration.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Included, wall by wall',
      items: [
        'Permit',
        'Disposal',
        'Sheathing check',
        'Taped weather barrier',
        'Flashing at every opening',
        'Trim and soffit',
        'Touch-up kit',
      ],
      warranty: `Installations carry a ${company.warranty.manufacturer}; what we did with our own hands, a ${company.warranty.workmanship}.`,
    },
    {
      kind: 'visit',
      id: 'booking',
      heading: 'Book a visit',
      text: 'Ask for the full material board; it is 40 pounds and worth seeing.',
    },
    {
      kind: 'faq',
      heading: 'Questions about siding work',
      entries: [
        {
          question: 'Which siding lasts longest near the Sound?',
          answer: 'Fiber cement with stainless fasteners, or cedar that gets stained on time.',
        },
        {
          question: 'Do you side over old clapboard?',
          answer: 'We prefer to remove it. Covering rot makes it worse.',
        },
        {
          question: 'How cold is too cold to side?',
          answer: 'Vinyl gets brittle below about 40 degrees; we leave bigger gaps and pick the days.',
        },
        {
          question: 'Who chooses the colors?',
          answer: 'You do, in daylight, with full-size samples on the house.',
        },
      ],
    },
  ],
  related: [
    '/services/siding/vinyl',
    '/services/siding/fiber-cement',
    '/services/siding/insulated',
    '/services/siding/wood',
  ],
};
