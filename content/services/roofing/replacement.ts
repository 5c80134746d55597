import { collapse } from '@/content/danger';
import { durations } from '@/content/durations';
import { sequentialProject as shownJob } from '@/content/portfolio';
import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { credit, estimate, inWords } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import { offeredShingles } from '@/content/shingles/offered';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { capeSquares, planningPrice } from './planning-price';
import { priceOfSize } from '@/lib/prices/price';
import { duringTheJob } from './schedule';

const lines = ['Roof', 'replacement', 'in Connecticut'] as const;

const { entryShingle, designerShingle, metal } = prices.roofing;
const jobs = [entryShingle, ...offeredShingles.map(({ job }) => job), designerShingle, metal];

export const roofReplacement: ServicePage<'/services/roofing/replacement'> = {
  path: '/services/roofing/replacement',
  name: 'Roof Replacement',
  title: 'Roof Replacement in Connecticut',
  description: `Ten signs that a roof is wearing out, how a replacement goes day by day (typically ${durations.roofReplacement}), and what a whole house costs in Connecticut.`,
  priceRange: prices.roofing.anyMaterial,
  storyline: 'replacement',
  ground: 'chalk',
  picture: 'portfolio-1',
  lines,
  wipe: {
    kind: 'wipe',
    set: 'project',
    heading: shownJob.title,
    intro: shownJob.description.split(/(?<=\.) /)[0],
    stages: shownJob.sequentialPhotos.map(({ phase, image, description }) => ({
      name: phase,
      picture: image,
      text: description,
    })),
    isSample: shownJob.isSample,
  },
  wholePrice: {
    id: 'price',
    heading: 'How much does a new roof cost?',
    intro: `${planningPrice.square} ${typicalJobs.roof.sizeSentence} Here they are, laid flat, in ${inWords(jobs.length)} materials.`,
    squares: capeSquares,
    jobs,
    note: [
      `${planningPrice.covers} ${planningPrice.added} `,
      { label: 'Compare the materials', href: '/services/roofing-installation#materials' },
      ' or ',
      { label: 'price your own house', href: '/price-guide' },
      '.',
    ],
  },
  plate: {
    price: { price: priceOfSize(prices.roofing.shingles, capeSquares), of: 'shingles on a typical Cape' },
    time: { value: durations.roofReplacement, note: 'watertight overnight' },
    next: [weAnswer, freeVisit(durations.roofInspection), firmPrice],
  },
  hero: {
    heading: lines.join(' '),
    intro: 'The hard part is knowing when it’s time. Start with the ten signs we look for.',
  },
  sections: [
    {
      kind: 'warning-signs',
      id: 'warning-signs',
      heading: 'Ten signs that your roof is wearing out',
      railLabel: 'Is it time?',
      groups: [
        {
          when: 'This week',
          signs: [
            {
              sign: signName('daylight-in-the-attic'),
              drawing: 'sign-daylight',
              action: 'Have it checked before the wood rots.',
            },
            {
              sign: 'A sagging ridge or soft spots',
              drawing: 'sign-sag',
              action: collapse.underSnow,
            },
          ],
        },
        {
          when: 'Plan a new roof',
          signs: [
            {
              sign: 'Shingles lost in ordinary wind',
              drawing: 'sign-missing',
              action: 'Seals have failed; patches blow off.',
            },
            {
              sign: 'Bald spots, grit in the gutter',
              drawing: 'sign-bald',
              action: 'A few years left. Start getting prices.',
            },
            {
              sign: 'Ice dam leaks every winter',
              drawing: 'sign-ice',
              action: 'Fix the attic along with the roof.',
            },
            {
              sign: 'Two layers already up there',
              drawing: 'sign-two-layers',
              action: 'Code allows no third. Both come off.',
            },
          ],
        },
        {
          when: 'Have it checked',
          signs: [
            {
              sign: 'Age past 20 years',
              drawing: 'sign-age',
              action: 'Have it checked once a year.',
            },
            {
              sign: signName('curled-shingles'),
              drawing: 'sign-curled',
              action: 'Have the attic vents checked too.',
            },
            {
              sign: 'Ceiling stains that come back',
              drawing: 'sign-stain',
              action: 'Repair only if the shingles are good.',
            },
            { sign: 'Moss that holds water', drawing: 'sign-moss', action: 'Lifted edges won’t lie flat again.' },
          ],
        },
      ],
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Tear-off and a new roof. You can stay home.',
      steps: {
        heading: 'Day by day, weather permitting',
        groups: [{ steps: duringTheJob }],
        nights: 'Red lines are nights: it’s watertight.',
      },
      lists: [
        {
          heading: 'Included in your written price',
          kind: 'included',
          items: [
            'Tear-off and disposal',
            'Ice barrier at eaves and valleys',
            'New drip edge, boots and step flashing',
            'A check of the vents, and a ridge vent on most roofs',
            'Plywood over shrubs and AC units',
            'Permit and town inspection',
            'Photos of the deck before it’s covered',
            'A completion certificate',
          ],
        },
      ],
      folded: {
        label: 'What changes the price',
        lists: [
          {
            heading: 'What changes the price',
            kind: 'adds',
            items: [
              'The number of old layers',
              'Decking replaced, priced per sheet in the contract',
              'Chimneys and skylights',
              'Pitch and height',
              'Access for the truck',
            ],
          },
          {
            heading: 'Worth fixing while the roof is open',
            kind: 'line',
            items: [
              'Bath fans that blow into the attic',
              ['Blocked soffits: see ', { label: 'ventilation', href: '/services/ventilation' }],
              ['Missing insulation at the eaves: see ', { label: 'insulation', href: '/services/insulation' }],
              'Skylights over 20 years old',
              ['Gutters that were never the right size: see ', { label: 'gutters', href: '/services/gutters' }],
            ],
          },
        ],
      },
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.roof, isWhole: true },
    },
    {
      kind: 'faq',
      heading: 'Questions about roof replacement',
      answers: {
        'Should I repair my roof or replace it?':
          'Repair it if the trouble is in one spot and the rest has years left. If it’s past 20 years, or it leaks somewhere new every winter, put your money into a new roof. We’ll show you photos and say which we’d choose.',
        'Does homeowners insurance pay for a new roof?': [
          'Only when something sudden that your policy covers did the damage, such as wind or a falling tree. It doesn’t pay for age or wear, and your deductible applies. Your insurer decides, so start with ',
          { label: 'insurance claims help', href: '/services/insurance-claims' },
          '.',
        ],
        'Can I pay for a roof over time?': [
          `Yes. ${credit.sentence} The lender approves the loan and sets the rate; we don’t. `,
          { label: 'See how financing works', href: '/financing' },
          '.',
        ],
        'Should I replace the roof before going solar?':
          'Yes, if the roof is past about 15 years. Panels can stay up for 25 years, and taking them off to reroof is a second bill. Have us check the roof before the solar company measures it.',
      },
    },
  ],
  related: ['/services/roof-inspection', '/services/roofing-installation', '/financing'],
  closing: {
    heading: 'Not sure if it’s time?',
    text: 'Send us the year your roof went on and what you’ve noticed. If it has years left, you’ll hear it from us.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
