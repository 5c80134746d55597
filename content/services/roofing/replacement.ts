import { collapse } from '@/content/danger';
import { durations } from '@/content/durations';
import { sequentialProject as shownJob } from '@/content/portfolio';
import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { credit } from '@/content/promises';
import type { ServicePage } from '@/content/types';
import { warranties, warrantyBars } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import { priceOfSize, printPrice } from '@/lib/prices/price';
import { printYears } from '@/lib/ruler/print-years';
import { workBars } from '@/lib/schedule/work-days';
import { hdzLife } from './lifespans';
import { capeSquares, colonialSquares, planningPrice, wholeRoof } from './planning-price';
import { hoursADay, duringTheJob, roofDays } from './schedule';

const lines = ['Roof', 'replacement', 'in Connecticut'] as const;

const { entryShingle, timberlineHdz, titanXt, designerShingle, metal } = prices.roofing;

const daysAt = (which: 'shortest' | 'longest') => (workBars(duringTheJob, which, hoursADay).at(-1)?.day ?? 0) + 1;

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
    intro: `${shownJob.description} Slide the board to compare.`,
    stages: shownJob.sequentialPhotos.map(({ phase, image, description }) => ({
      name: phase,
      picture: image,
      text: description,
    })),
    isSample: shownJob.isSample,
  },
  railFacts: [
    { label: 'Shingles', price: prices.roofing.shingles },
    { label: 'Shingles on a typical Cape', price: priceOfSize(prices.roofing.shingles, capeSquares) },
    { label: 'Time', value: durations.roofReplacement },
  ],
  hero: {
    heading: lines.join(' '),
    intro: `Replacing a roof typically takes ${durations.roofReplacement}. For a typical Cape, shingles run ${wholeRoof.capeInShingles} before tear-off. The hard part is knowing when it’s time, so start with the ten signs we look for.`,
    facts: [`Shingles ${printPrice(prices.roofing.shingles)}`, `Metal ${printPrice(prices.roofing.metal)}`],
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
              meaning: 'Water and air are getting in at vents, valleys or gaps between boards.',
              action: 'Have it looked at this week, before the wood starts to rot.',
            },
            {
              sign: 'A sagging ridge or soft spots',
              drawing: 'sign-sag',
              meaning: 'The decking is wet, or the rafters under it are giving way.',
              action: collapse.underSnow,
            },
          ],
        },
        {
          when: 'Plan a new roof',
          signs: [
            {
              sign: 'Shingles missing after ordinary wind',
              drawing: 'sign-missing',
              meaning: 'The strips that seal each shingle to the next have failed.',
              action: 'Plan for a new roof, because patches will keep blowing off.',
            },
            {
              sign: 'Bald spots, and granules in the gutter',
              drawing: 'sign-bald',
              meaning: 'The layer that protects the asphalt from the sun is gone.',
              action: 'Plan on a few more years at most, and start getting prices.',
            },
            {
              sign: 'Ice dam leaks two winters in a row',
              drawing: 'sign-ice',
              meaning: 'There’s likely no ice barrier, and the attic is too warm.',
              action: 'A new roof is the time to fix both, so ask about the attic too.',
            },
            {
              sign: 'Two layers already up there',
              drawing: 'sign-two-layers',
              meaning: 'Code doesn’t allow a third layer, so nothing can go over these.',
              action: 'Your next roof starts with tearing off both.',
            },
          ],
        },
        {
          when: 'Have it checked',
          signs: [
            {
              sign: 'Age past 20 years',
              drawing: 'sign-age',
              meaning: 'The asphalt is drying out and getting brittle. Some roofs have years left, and many don’t.',
              action: 'Have it checked every year, even if it looks fine.',
            },
            {
              sign: signName('curled-shingles'),
              drawing: 'sign-curled',
              meaning: 'Heat from a poorly vented attic does this, and so does plain old age.',
              action: 'Have the attic vents checked too, or the next roof will curl as well.',
            },
            {
              sign: 'Ceiling stains that come back',
              drawing: 'sign-stain',
              meaning: 'A flashing or a valley has failed, and often more than one of them.',
              action: 'Repair it only if the shingles on the rest of the slope are still good.',
            },
            {
              sign: 'Moss that holds water',
              drawing: 'sign-moss',
              meaning: 'Shade and trapped water lift the edges of the shingles.',
              action: 'Cleaning may buy time, but lifted edges won’t lie flat again.',
            },
          ],
        },
      ],
    },
    {
      kind: 'work-days',
      id: 'days',
      heading: 'How long it takes, day by day',
      railLabel: 'Day by day',
      intro: `Most houses take ${durations.roofReplacement}, weather permitting, and you can stay home the whole time.`,
      hoursADay,
      steps: duringTheJob,
      days: roofDays.map(({ when, what }) => ({ when, what })),
      night: 'Watertight overnight',
      lanes: [`A small, simple roof: ${daysAt('shortest')} days`, `A larger, steeper one: ${daysAt('longest')} days`],
      note: 'Light stripes are working days, dark ones nights. Each bar shows the hours that step takes.',
    },
    {
      kind: 'whole-price',
      id: 'price',
      heading: 'How much does a new roof cost?',
      railLabel: 'The whole price',
      intro: `${planningPrice.square} ${typicalJobs.roof.sizeSentence} Here they are, laid flat, so you can count them.`,
      squares: capeSquares,
      job: timberlineHdz,
      jobs: [entryShingle, timberlineHdz, titanXt, designerShingle, metal],
      sumNote: `That’s ${timberlineHdz.job}. Below are five roofs on the same house.`,
      note: [
        `${planningPrice.covers} ${planningPrice.added} `,
        { label: 'Compare the five materials', href: '/services/roofing-installation#materials' },
        '.',
      ],
      link: { label: 'See prices for your own house', href: '/price-guide' },
    },
    {
      kind: 'ledger',
      id: 'included',
      heading: 'What your written price includes',
      railLabel: 'Included and extra',
      items: [
        'Tear-off and disposal',
        'Ice barrier at eaves and valleys',
        'New drip edge, pipe boots and step flashing',
        'A check of the ridge and soffit vents',
        'Plywood over shrubs and AC units',
        'Permit and town inspection',
        'Photos of the deck before it’s covered',
        'A completion certificate',
      ],
      added: {
        heading: 'What changes the price',
        items: [
          'The number of old layers',
          'Decking replaced, priced per sheet in the contract',
          'Chimneys and skylights',
          'Pitch and height',
          'Access for the truck',
        ],
      },
    },
    {
      kind: 'note',
      heading: 'What to fix while the roof is open',
      items: [
        'Bath fans that blow into the attic',
        ['Blocked soffits: see ', { label: 'ventilation', href: '/services/ventilation' }],
        ['Missing insulation at the eaves: see ', { label: 'insulation', href: '/services/insulation' }],
        'Skylights over 20 years old',
        ['Gutters that were never the right size: see ', { label: 'gutters', href: '/services/gutters' }],
      ],
    },
    {
      kind: 'year-bars',
      id: 'warranty',
      heading: 'Warranties on a new roof',
      railLabel: 'Warranties',
      text: warranties.roof.sentence ?? '',
      bars: [...warrantyBars, { name: `Timberline HDZ usually lasts ${printYears(hdzLife)}`, years: hdzLife }],
    },
    {
      kind: 'faq',
      heading: 'Questions about roof replacement',
      answers: {
        'How much does it cost to replace a roof?': `A typical Cape in Timberline HDZ runs ${wholeRoof.capeInHdz} for the roofing. A large colonial with ${colonialSquares} squares runs ${wholeRoof.colonialInHdz}. Tear-off, decking, chimney work and the permit are extra, and your written price lists each one.`,
        'Should I repair my roof or replace it?':
          'Repair it if the trouble is in one spot and the rest has years left. If it’s past 20 years, or it leaks somewhere new every winter, put your money into a new roof. We’ll show you photos and say which we’d choose.',
        'What if you find rotten wood under the shingles?':
          'We replace it. The price per sheet of decking is in the contract, which keeps it from being a surprise. You’ll see a photo of every sheet we replace, and wood that’s still firm stays.',
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
        'What happens if it rains in the middle of the job?':
          'Every slope we open is watertight again by evening, under ice barrier and underlayment, so it can rain overnight. If the forecast turns, we leave the next slope closed and pick it up on the next dry day.',
      },
    },
  ],
  related: ['/services/roof-inspection', '/services/roofing-installation', '/financing'],
  closing: {
    heading: 'Not sure if it’s time?',
    text: 'Send us the year your roof went on and what you’ve noticed. We’ll come look, and if it has years left, we’ll say so.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
