import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';
import { limitedLifetime, warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { addedToSiding, wholeHouse } from './example-house';
import { sidingSteps } from './schedule';

export const sidingInstallationDetail: ServicePage<'/services/siding-installation-detail'> = {
  path: '/services/siding-installation-detail',
  category: 'siding',
  name: 'Siding Materials & Process',
  title: `Siding Materials Compared for CT Homes | ${company.name}`,
  description:
    'Vinyl, insulated, engineered wood, fiber cement and cedar siding for Connecticut homes: price, lifespan, wind rating, care, and each step.',
  priceRange: prices.siding.anyMaterial,
  hero: {
    heading: 'Siding materials for Connecticut homes',
    intro:
      'Here’s every siding we install, with its price, lifespan, wind rating and upkeep. Further down, see what we do to the wall first and how long each step takes.',
    facts: [printPrice(prices.siding.anyMaterial), `${durations.siding.vinyl} of siding work in vinyl`],
    media: { kind: 'picture', name: 'detail-siding' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs the wall behind your siding needs work',
      items: [
        'Siding that gives when you push on it',
        'Paint that peels within two years',
        'Stains below windows',
        'Bees or mice at a corner',
        'A wall that feels cold to the touch',
      ],
    },
    {
      kind: 'materials',
      id: 'materials',
      heading: 'Compare siding materials',
      materials: [
        {
          name: 'Vinyl siding',
          description: 'Hung loose, so the panels can grow and shrink with the weather.',
          features: [
            'Panel thickness .042–.046 in',
            'Wide color range',
            'No painting',
            'Hidden nail hem',
            'Matching soffit',
          ],
          warranty: 'Limited lifetime, by maker',
          lifespan: '20–40 years',
          maintenance: 'Wash once a year',
          price: prices.siding.vinyl,
          media: { kind: 'drawing', name: 'vinyl-clapboard' },
          rating: { label: 'Wind and energy', value: '110 mph and up by profile; R-value about 0.6' },
          choices: { label: 'Styles', value: 'Clapboard, Dutch lap, board and batten, shake panels' },
        },
        {
          name: 'Insulated vinyl siding',
          description: 'Vinyl panels with foam shaped to fit behind them.',
          features: [
            'Contoured foam backing',
            'Straighter, stiffer courses',
            'Quieter walls',
            'Better impact resistance',
            'Covers the studs, where heat slips out along the wood',
          ],
          warranty: 'Limited lifetime, by maker',
          lifespan: '25–40 years',
          maintenance: 'Wash once a year',
          price: prices.siding.insulated,
          media: { kind: 'drawing', name: 'insulated-6' },
          rating: { label: 'Wind and energy', value: 'R-2 to R-3; up to 160 mph by profile' },
          choices: { label: 'Styles', value: '6- and 7-inch clapboard, deep colors' },
        },
        {
          name: 'Engineered wood',
          description: 'Boards of treated wood strands, long and light, with a factory finish.',
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
          description: 'Cement boards made for freeze and thaw. They’re heavy and don’t burn.',
          features: [
            'Noncombustible',
            'Holds up in salt air, with stainless nails',
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
          description: 'Real clapboards or shingles, the right look for an older house.',
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
      footnote: 'Prices are for the siding and the labor. Lifespans are typical for Connecticut, with the care listed.',
    },
    {
      kind: 'prose',
      heading: 'What we do before the siding goes up',
      paragraphs: [
        'We open the wall at the worst spots and replace soft sheathing, the boards behind the siding. Then we put on a weather barrier with taped seams and flash every window, head and sill. Where a roof meets a wall, a bend of metal called a kick-out sends the water away from the siding.',
        'We keep siding at least 6 inches above the soil and about 2 inches above roofs and decks.',
      ],
      media: {
        kind: 'drawing',
        name: 'siding-lap',
        caption: 'Behind the clapboards: the weather barrier, the sheathing and a stud.',
      },
    },
    {
      kind: 'prose',
      heading: 'Add insulation while the wall is open',
      paragraphs: [
        [
          'If your walls are empty, fill them first. Then ENERGY STAR suggests R-5 to R-10 of foam sheathing under new siding in our climate. We’ll price it as an option. Read more about ',
          { label: 'wall and attic insulation', href: '/services/insulation' },
          '.',
        ],
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'Siding installation, step by step',
      steps: sidingSteps({
        measure: 'We draw every wall and check the trouble spots for moisture.',
        price: 'Materials, colors, trim, dates and one price.',
        removal: 'Siding off one wall at a time, sheathing and framing checked, photos to you.',
        barrier: 'New sheathing where it’s soft, weather barrier, window and deck flashing.',
        siding: 'Courses, corners, trim and soffit. We caulk only where the maker says to.',
        walkthrough: 'We sweep for nails with a magnet, touch up, and register your warranty.',
      }),
      note: `The siding itself takes ${durations.siding.vinyl} in vinyl, ${durations.siding.insulated} in insulated vinyl, ${durations.siding.fiberCement} in fiber cement or engineered wood, and ${durations.siding.wood}, in cedar.`,
    },
    {
      kind: 'included',
      heading: 'What’s in your written price',
      items: [
        'Permit',
        'Tear-off and disposal',
        'Sheathing check',
        'Taped weather barrier',
        'Flashing at every opening',
        'Trim and soffit',
        'Touch-up kit',
      ],
      warranty: warranties.siding.sentence,
    },
    {
      kind: 'visit',
      id: 'booking',
      heading: 'Book a visit and see the samples',
      text: 'Ask us to bring full-size samples of the materials you’re comparing.',
    },
    {
      kind: 'faq',
      heading: 'Questions about siding materials',
      entries: [
        {
          question: 'Which siding lasts the longest?',
          answer:
            'Fiber cement lasts 40–50 years, and cedar up to 60 if you keep up with the stain. Engineered wood runs 30–40 years and vinyl 20–40. Good flashing matters as much as the material, because water ruins the wall first.',
        },
        {
          question: 'What is the cheapest siding?',
          answer: `Vinyl, at ${printPrice(prices.siding.vinyl)}. On a two-story house of about 2,000 square feet that’s ${wholeHouse(prices.siding.vinyl)} for siding and labor. ${addedToSiding}`,
        },
        {
          question: 'Which siding is best near Long Island Sound?',
          answer:
            'Fiber cement with stainless nails, or cedar that gets stained on time. Salt air rusts ordinary nails, and rust streaks the wall, so the nails matter as much as the boards within half a mile of the water.',
        },
        {
          question: 'Can you put new siding over the old?',
          answer:
            'We’d rather take the old siding off. Covering it hides rot, and nobody can flash the windows right through it. Once it’s off, we can see the wall, fix it, and wrap it.',
        },
        {
          question: 'What is engineered wood siding?',
          answer: `It’s boards pressed from treated wood strands, finished at the factory. They come 16 feet long, so there are fewer joints than with cedar. They cost ${printPrice(prices.siding.engineeredWood)} and need paint every 12–15 years.`,
        },
        {
          question: 'What does “limited lifetime” mean on siding?',
          answer: limitedLifetime,
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
  closing: {
    heading: 'Down to two materials?',
    text: 'We’ll price them both for your walls, so you can compare the totals.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
