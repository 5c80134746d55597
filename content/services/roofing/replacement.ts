import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { credit } from '@/content/promises';
import type { ServicePage } from '@/content/types';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { colonialSquares, planningPrice, wholeRoof } from './planning-price';
import { roofDays } from './schedule';

export const roofReplacement: ServicePage<'/services/roofing/replacement'> = {
  path: '/services/roofing/replacement',
  category: 'roofing',
  name: 'Roof Replacement',
  title: `Roof Replacement in Connecticut | ${company.name}`,
  description: `Ten signs you need a new roof, what happens on each of the ${durations.roofReplacement} of a roof replacement in Connecticut, and what it costs for a whole house.`,
  priceRange: prices.roofing.anyMaterial,
  hero: {
    heading: 'Roof replacement in Connecticut',
    intro: `Replacing a roof typically takes ${durations.roofReplacement}. For a typical Cape, shingles run ${wholeRoof.capeInShingles} before tear-off. The hard part is knowing when it’s time, so start with the ten signs we look for.`,
    facts: [
      `Typically ${durations.roofReplacement}`,
      `Shingles ${printPrice(prices.roofing.shingles)}`,
      `Metal ${printPrice(prices.roofing.metal)}`,
    ],
    media: { kind: 'picture', name: 'portfolio-4-before' },
  },
  sections: [
    {
      kind: 'warning-signs',
      id: 'warning-signs',
      heading: 'Ten signs you need a new roof',
      intro: 'Here’s what you see, what it means, and what to do about it.',
      signs: [
        {
          sign: 'Age past 20 years',
          drawing: 'sign-age',
          meaning: 'The asphalt is drying out and getting brittle. Some roofs have years left, and many don’t.',
          action: 'Have it checked every year, even if it looks fine.',
        },
        {
          sign: 'Curled or cupped shingles',
          drawing: 'sign-curled',
          meaning: 'Heat from a poorly vented attic does this, and so does plain old age.',
          action: 'Have the attic vents checked too, or the next roof will curl as well.',
        },
        {
          sign: 'Bald spots, and granules in the gutter',
          drawing: 'sign-bald',
          meaning: 'The layer that protects the asphalt from the sun is gone.',
          action: 'Plan on a few more years at most, and start getting prices.',
        },
        {
          sign: 'Shingles missing after ordinary wind',
          drawing: 'sign-missing',
          meaning: 'The strips that seal each shingle to the next have failed.',
          action: 'Plan for a new roof, because patches will keep blowing off.',
        },
        {
          sign: 'Daylight or damp in the attic',
          drawing: 'sign-daylight',
          meaning: 'Water and air are getting in at vents, valleys or gaps between boards.',
          action: 'Have it looked at this week, before the wood starts to rot.',
        },
        {
          sign: 'A sagging ridge or soft spots',
          drawing: 'sign-sag',
          meaning: 'The decking is wet, or the rafters under it are giving way.',
          action: 'Stay off it and call us. If it sags under snow, get everyone out and call 911.',
        },
        {
          sign: 'Ceiling stains that come back',
          drawing: 'sign-stain',
          meaning: 'A flashing or a valley has failed, and often more than one of them.',
          action: 'Repair it only if the shingles on the open slope are still good.',
        },
        {
          sign: 'Ice dam leaks two winters in a row',
          drawing: 'sign-ice',
          meaning: 'There’s likely no ice barrier, and the attic is too warm.',
          action: 'A new roof is the time to fix both, so ask about the attic too.',
        },
        {
          sign: 'Moss that holds water',
          drawing: 'sign-moss',
          meaning: 'Shade and trapped water lift the edges of the shingles.',
          action: 'Cleaning may buy time, but lifted edges won’t lie flat again.',
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
      kind: 'timeline',
      heading: 'How long it takes, day by day',
      intro: `Most houses take ${durations.roofReplacement}, weather allowing, and you can stay home the whole time.`,
      entries: roofDays.map(({ when, what }) => ({ when, what })),
    },
    {
      kind: 'prices',
      heading: 'How much does a new roof cost?',
      intro: `${planningPrice.square} ${planningPrice.covers}`,
      prices: [
        { label: 'Shingles', price: prices.roofing.shingles },
        { label: 'Metal', price: prices.roofing.metal },
      ],
      note: [
        `${planningPrice.added} `,
        { label: 'Compare the five materials', href: '/services/roofing-installation#materials' },
        '.',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'What changes the price',
      items: [
        'The number of old layers',
        'Decking replaced, priced per sheet in the contract',
        'Chimneys and skylights',
        'Pitch and height',
        'Access for the truck',
      ],
    },
    {
      kind: 'list',
      style: 'checks',
      heading: 'What to fix while the roof is open',
      items: [
        'Bath fans that blow into the attic',
        ['Blocked soffits: see ', { label: 'ventilation', href: '/services/ventilation' }],
        ['Missing insulation at the eaves: see ', { label: 'insulation', href: '/services/insulation' }],
        'Skylights over 20 years old',
        ['Gutters that were never the right size: see ', { label: 'gutters', href: '/services/gutters' }],
      ],
      media: {
        kind: 'picture',
        name: 'portfolio-4-progress',
        caption: 'Boards checked, with ice barrier and underlayment on before evening.',
      },
    },
    {
      kind: 'included',
      heading: 'What your written price includes',
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
      warranty: warranties.roof.sentence,
    },
    {
      kind: 'faq',
      heading: 'Questions about roof replacement',
      entries: [
        {
          question: 'How much does it cost to replace a roof?',
          answer: `A typical Cape in Timberline HDZ runs ${wholeRoof.capeInHdz} for the roofing. A large colonial with ${colonialSquares} squares runs ${wholeRoof.colonialInHdz}. Tear-off, decking, chimney work and the permit come on top, and your written price lists each one.`,
        },
        {
          question: 'Should I repair my roof or replace it?',
          answer:
            'Repair it if the trouble is in one spot and the rest has years left. If it’s past 20 years, or it leaks somewhere new every winter, put your money into a new roof. We’ll show you photos and tell you which we’d choose.',
        },
        {
          question: 'What if you find rotten wood under the shingles?',
          answer:
            'We replace it. The price per sheet of decking is in the contract before we start, so it’s no surprise. You’ll see a photo of every sheet we replace, and wood that’s still firm stays.',
        },
        {
          question: 'Does homeowners insurance pay for a new roof?',
          answer: [
            'Only when something sudden that your policy covers did the damage, such as wind or a falling tree. It doesn’t pay for age or wear, and your deductible applies. Your insurer decides, so start with ',
            { label: 'insurance claims help', href: '/services/insurance-claims' },
            '.',
          ],
        },
        {
          question: 'Can I pay for a roof over time?',
          answer: [
            `Yes. ${credit.sentence} The lender approves the loan and sets the rate; we don’t. `,
            { label: 'See how financing works', href: '/financing' },
            '.',
          ],
        },
        {
          question: 'Should I replace the roof before going solar?',
          answer:
            'Usually, if the roof is past about 15 years. Panels can stay up for 25 years, and taking them off to reroof is a second bill. Have us check the roof before the solar company measures it.',
        },
        {
          question: 'What happens if it rains in the middle of the job?',
          answer:
            'Your house stays dry, because every slope we open is watertight again by evening, under ice barrier and underlayment. If the forecast turns, we leave the next slope closed and pick it up on the next dry day.',
        },
      ],
    },
  ],
  related: ['/services/roof-inspection', '/services/roofing-installation', '/financing'],
  closing: {
    heading: 'Not sure if it’s time?',
    text: 'Send us the year your roof went on and what you’ve noticed. We’ll come look, and if it has years left, we’ll say so.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
