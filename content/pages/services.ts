import { offers, trades } from '@/content/offered';
import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { cancellation, estimate, orderOfTrades, serviceArea } from '@/content/promises';
import { prices } from '@/content/prices';
import { signName } from '@/content/signs/signs';
import type { HubTag } from '@/content/storylines';
import type { StoryPage } from '@/content/page';
import type { ServiceCategory } from '@/content/paths';
import { capitalized } from '@/lib/text/capitalized';
import { listed } from '@/lib/text/listed';
import { printBarePrice, printPrice, spanOf } from '@/lib/prices/price';

const lowestRepair = printBarePrice(spanOf([prices.additional.anyRepair, prices.roofing.pipeBoot]), {
  conditionIs: 'nothing is added',
  as: 'lowest',
});

type Category = HubTag & { readonly fact: string };

const categories: Readonly<Record<ServiceCategory, Category>> = {
  roofing: {
    name: 'Roofing',
    href: '/services/roofing',
    text: 'New roofs, replacement, repair, inspection, emergency and storm work.',
    fact: `Shingles ${printBarePrice(prices.roofing.shingles, { conditionIs: 'in the same sentence', unit: 'implied' })} or metal ${printPrice(prices.roofing.metal)}; repairs ${printPrice(prices.roofing.anyRepair)}`,
  },
  siding: {
    name: 'Siding',
    href: '/services/siding',
    text: 'Vinyl, insulated vinyl, engineered wood, fiber cement and wood, plus repairs.',
    fact: printPrice(prices.siding.anyMaterial, { by: 'material' }),
  },
  windows: {
    name: 'Windows & Doors',
    href: '/services/windows',
    text: 'Replacement and new windows, storm windows, custom shapes, entry and patio doors.',
    fact: `Windows ${printPrice(prices.windows.anyStyle)}; doors priced after a visit`,
  },
  gutters: {
    name: 'Gutters',
    href: '/services/gutters',
    text: 'Seamless gutters, guards, downspouts, repair and cleaning.',
    fact: `${printPrice(prices.gutters.anyMetal)}; guards ${printPrice(prices.gutters.guards, { unit: 'implied' })}`,
  },
  additional: {
    name: 'Additional Services',
    href: '/services/additional',
    text: 'Exterior repairs, insulation, ventilation, maintenance plans, insurance claims help and inspections.',
    fact: `Exterior repairs ${printPrice(prices.additional.anyRepair)}; other work priced after a visit`,
  },
};

export const categoryPrices = (category: ServiceCategory) => categories[category].fact;

export const servicesPage: StoryPage<'hub', '/services'> = {
  path: '/services',
  name: 'Services',
  title: 'Home Exterior Services in Connecticut',
  description: `${capitalized(listed([...trades, 'storm repairs']))} for Connecticut homes: what each job includes, what it costs, and which one you need.`,
  hero: {
    heading: 'Home exterior services in Connecticut',
    intro: `Repairs start at ${lowestRepair}, and new roofs, siding, windows and gutters get one firm price after a visit. The roof sheds water into the gutters, the siding keeps out driving rain, and the windows have to tie into both. One company does it all, so if something leaks, it’s one call.`,
  },
  storyline: 'hub',
  ground: 'dawn',
  tagsHeading: 'Choose a service',
  isPriceList: true,
  tags: { figure: 'services-hub', rows: categories },
  tagsNote:
    'Each page tells you what the job includes and what it costs. Roofs are priced by the square, which is 100 square feet.',
  sections: [
    {
      kind: 'signs',
      space: 'usual',
      heading: 'Not sure what you need?',
      railLabel: 'Not sure what you need?',
      intro: [
        'Find what you see, and start with that page. There’s more under ',
        { label: 'What’s wrong?', href: '/find' },
      ],
      signs: [
        {
          sign: 'Stain on a ceiling',
          drawing: 'sign-stain',
          links: [{ label: 'Roof repair', href: '/services/roofing/repair' }],
        },
        {
          sign: 'Icicles along the gutters every winter',
          drawing: 'find-icicles',
          links: [
            { label: 'Ventilation', href: '/services/ventilation' },
            { label: 'Insulation', href: '/services/insulation' },
          ],
        },
        {
          sign: signName('peeling-paint'),
          drawing: 'find-peel',
          links: [{ label: 'Siding repair', href: '/services/siding/repair' }],
        },
        {
          sign: signName('fog-between-panes'),
          drawing: 'find-fog',
          links: [{ label: 'Window replacement', href: '/services/windows/replacement' }],
        },
        {
          sign: 'Water in the basement after rain',
          drawing: 'find-basement',
          links: [{ label: 'Downspouts and drainage', href: '/services/gutters/downspouts' }],
        },
        {
          sign: 'Limb on the roof',
          drawing: 'find-limb',
          links: [{ label: 'Emergency roofing', href: '/services/roofing/emergency' }],
        },
        {
          sign: signName('missing-shingles'),
          drawing: 'sign-missing',
          links: [{ label: 'Roof repair', href: '/services/roofing/repair' }],
        },
        {
          sign: signName('gutter-overflow'),
          drawing: 'find-overflow',
          links: [{ label: 'Gutter cleaning', href: '/services/gutters/cleaning' }],
        },
        {
          sign: signName('soft-trim'),
          drawing: 'find-soft-trim',
          links: [{ label: 'Exterior repairs', href: '/services/exterior-repairs' }],
        },
      ],
      otherwise: {
        sign: 'You’re not sure what needs work first',
        link: { label: 'Free exterior inspection', href: '/services/inspections' },
      },
    },
    {
      kind: 'note',
      heading: 'What every job includes',
      railLabel: 'What every job includes',
      items: [
        'A free estimate',
        'The building permit, which we pull where the job needs one',
        `A written contract with start and finish dates and your ${cancellation.short}`,
        'Cleanup every day, with a magnet for nails',
        'A final walkthrough with you',
        'Your warranties, registered and on paper',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about our services',
      answers: {
        'Do you charge for estimates?': offers('/services/roof-inspection')
          ? [
              `No. ${estimate.free} The `,
              { label: `${company.inspectionPoints}-point roof inspection`, href: '/services/roof-inspection' },
              ` is, too. It takes ${durations.roofInspection}, and you keep the photos and the list. ${estimate.firm}`,
            ]
          : `No. ${estimate.free} ${estimate.firm}`,
        'Do you take small jobs?': `Yes. Repairs start at ${lowestRepair}. A cracked vent boot, a broken sash cord or a sticking door is a fine reason to call. Small jobs get a written price and a full cleanup, just like large ones.`,
        'Can you do the roof, siding and gutters together?': `Yes, and the order matters. ${orderOfTrades} That way each trade can tuck its flashing under the next one, and nobody has to take apart finished work. You sign one contract with one price for each part.`,
        'Which should I do first if I can’t do everything?':
          'Fix what lets water in: the roof and its flashing, then rotted trim and siding, then gutters that spill against the house. Windows can often wait.',
        'What towns do you work in?': [
          `Every town in ${serviceArea.counties}, from our shop in ${company.address.town}. The `,
          { label: 'map on the home page', href: '/#areas' },
          ' shows the ones we visit most, and you can type yours in to check. If you’re just outside, call us anyway.',
        ],
      },
    },
  ],
  closing: {
    heading: 'Not sure where to start?',
    text: 'What do you see, and when did it start? We’ll look at the whole outside of the house and say what needs work first.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
