import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { typicalYearlySavings } from './savings';
import type { ServicePage } from '@/content/types';
import { printFigures, printPrice } from '@/lib/prices/price';

export const windowsOverview: ServicePage<'/services/windows'> = {
  path: '/services/windows',
  category: 'windows',
  name: 'Windows & Doors',
  title: `Windows & Doors in Connecticut | ${company.name}`,
  description: `Replacement and new windows for Connecticut homes, ${printFigures(prices.windows.anyStyle)} by style. Five-step installation, 15–30% typical energy savings.`,
  priceRange: prices.windows.anyStyle,
  hero: {
    heading: 'Windows that hold the heat in',
    intro:
      'Old windows leak air at the sash, the frame and the wall around them. New glass only helps if all three are fixed. We measure each opening, flash it, insulate around it, and register the warranty for you.',
    facts: [
      `${printPrice(prices.windows.anyStyle)}, by style`,
      'Most homes set in 1 day',
      `Our own ${company.warranty.workmanship}`,
    ],
    actions: [
      { label: 'Get Free Estimate', href: '/contact' },
      { label: `Call ${company.phone.display}`, href: company.phone.href },
    ],
    media: { kind: 'picture', name: 'detail-window' },
  },
  sections: [
    {
      kind: 'list',
      style: 'signs',
      heading: 'Signs you need new windows',
      items: [
        'Fog between panes',
        'Sashes that fall or stick',
        'Drafts you can feel with a wet finger',
        'Soft sills',
        'Outside noise that seems closer each year',
      ],
      media: { kind: 'drawing', name: 'window-worn' },
    },
    {
      kind: 'cards',
      layout: 'pictures',
      heading: 'Our Window Services',
      cards: [
        {
          title: 'Window Replacement',
          text: 'New units in existing openings, fitted inside the old frame or full-frame when the frame is tired.',
          points: [
            'Insert or full-frame',
            'Interior trim saved where possible',
            'Old sash weights out, their cavities insulated',
            'Lead-safe work in homes before 1978',
          ],
          links: [{ label: 'Window replacement', href: '/services/windows/replacement' }],
          media: { kind: 'picture', name: 'portfolio-3' },
        },
        {
          title: 'New Window Installation',
          text: 'New openings, additions and size changes.',
          points: ['Framing and headers', 'Exterior flashing', 'Siding and trim tied in', 'Permit handled'],
          links: [{ label: 'New window installation', href: '/services/windows/installation' }],
          media: { kind: 'drawing', name: 'window-header' },
        },
        {
          title: 'Energy Upgrades & Storm Windows',
          text: 'Low-e glass, better seals, or exterior storms over windows worth keeping.',
          points: ['Low-e storm panels', 'Air sealing', 'Condensation checks', 'Draft testing'],
          links: [
            { label: 'Storm windows', href: '/services/windows/storm-windows' },
            { label: 'Energy-efficient windows', href: '/services/windows/energy-efficient' },
          ],
          media: { kind: 'drawing', name: 'storm-low-e' },
        },
        {
          title: 'Doors',
          text: 'Entry, patio and storm doors hung square and sealed.',
          points: [
            'Fiberglass, steel and wood',
            'Sill pan under every door',
            'Adjustable thresholds',
            'Multipoint locks',
          ],
          links: [
            { label: 'Door installation', href: '/services/doors/installation' },
            { label: 'Entry doors', href: '/services/doors/entry' },
          ],
          media: { kind: 'picture', name: 'detail-door' },
        },
      ],
    },
    {
      kind: 'options',
      unit: 'implied',
      id: 'styles',
      heading: 'Window Styles & Options',
      options: [
        {
          name: 'Double-hung',
          description: 'Two sashes that tilt in for cleaning. Right for most Connecticut houses.',
          points: ['Easy cleaning', 'Fits old openings', 'Screens stay put'],
          price: prices.windows.doubleHung,
          media: { kind: 'drawing', name: 'window' },
        },
        {
          name: 'Casement',
          description: 'Hinged at the side, opened with a crank. The tightest seal.',
          points: ['Least air leakage', 'Full opening for breeze', 'Good above a sink'],
          price: prices.windows.casement,
          media: { kind: 'drawing', name: 'window-casement' },
        },
        {
          name: 'Sliding',
          description: 'Glides sideways, few moving parts.',
          points: ['Wide views', 'Low cost', 'Easy for ranches'],
          price: prices.windows.sliding,
          media: { kind: 'drawing', name: 'window-sliding' },
        },
        {
          name: 'Picture',
          description: 'Fixed glass where the view matters.',
          points: ['Most insulation for the price', 'No moving parts', 'Any shape'],
          price: prices.windows.picture,
          media: { kind: 'drawing', name: 'window-picture' },
        },
        {
          name: 'Awning',
          description: 'Hinged at the top, open in light rain.',
          points: ['Good high on a wall', 'Vents bathrooms', 'Pairs with picture units'],
          price: prices.windows.awning,
          media: { kind: 'drawing', name: 'window-awning' },
        },
        {
          name: 'Bay & bow',
          description: 'Projecting windows with a seat or curve.',
          points: ['More light and floor', 'A focal point', 'Storage seat'],
          price: prices.windows.bay,
          media: { kind: 'drawing', name: 'window-bay' },
          link: { label: 'Custom and bay windows', href: '/services/windows/custom' },
        },
      ],
      footnote: 'Planning prices per window. Size, glass and full-frame work change the total.',
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Energy Efficiency Benefits',
      cards: [
        {
          title: '15–30% energy savings',
          text: 'Typical range for a leaky older house with new windows throughout. Yours depends on the rest of the walls and the heating system.',
        },
        {
          title: typicalYearlySavings,
          text: 'What that range often means in a Connecticut heating year. We can show our arithmetic at your table.',
        },
        {
          title: 'Fewer drafts',
          text: 'Warm glass and sealed frames mean no more sitting in a coat by the window.',
        },
        {
          title: 'Less fading and condensation',
          text: 'Low-e glass blocks most UV and keeps the inside pane warmer, so it fogs less often.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Choosing glass for Connecticut',
      paragraphs: [
        'Connecticut is in the ENERGY STAR Northern zone. For windows the current target is a U-factor of 0.22 or less with a solar heat gain of at least 0.17. Slightly higher U-factors qualify when solar heat gain is higher, which can help on a sunny south wall. Lower U means less heat loss.',
        [
          'The two numbers are explained on ',
          { label: 'Energy-Efficient Windows', href: '/services/windows/energy-efficient' },
          '.',
        ],
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'Installation in five steps',
      steps: [
        {
          title: 'Free in-home consultation and measurements',
          duration: '2–3 hours',
          details: 'Every opening measured three ways, square checked, glass choices shown in your light.',
        },
        {
          title: 'Custom ordering',
          duration: 'Lead time confirmed when you order',
          details: 'Windows are made to your openings; we confirm the date in writing.',
        },
        {
          title: 'Installation',
          duration: '1 day for most homes',
          details: 'Old unit out, sill checked, new unit shimmed, insulated and flashed.',
        },
        {
          title: 'Inspection and cleanup',
          duration: '2–3 hours',
          details: 'Operate every sash, water test where we can, sweep and take the old units away.',
        },
        {
          title: 'Warranty registration',
          duration: 'Same week',
          details: 'We register with the maker and send you the papers.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with every window',
      items: [
        'Measuring',
        'Lead-safe work where required',
        'Insulation around each frame',
        'Exterior flashing',
        'Removal of the old units',
        'Warranty registration',
      ],
      warranty: `A ${company.warranty.manufacturer} on installations and our ${company.warranty.workmanship}. Glass and hardware terms are set by each maker.`,
    },
    {
      kind: 'prose',
      heading: 'Rebates and credits',
      paragraphs: [
        'The federal tax credit for windows ended for work finished after 2025. Utility programs through Energize CT change each year; ask us for product data for your application.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Window questions we hear most',
      entries: [
        {
          question: 'Insert or full-frame?',
          answer: [
            'Insert keeps the trim and saves money when the frame is sound. Full-frame when the frame is wet, out of square, or you want a bigger opening. The two stand side by side on ',
            { label: 'Window Replacement', href: '/services/windows/replacement' },
            '.',
          ],
        },
        { question: 'How many windows can you do in a day?', answer: 'A crew usually sets six to ten.' },
        {
          question: 'Is my house too old for new windows?',
          answer: 'No. We save old trim and match profiles, and test for lead before we cut.',
        },
        { question: 'Do you take away the old windows?', answer: 'Yes, and we recycle what we can.' },
      ],
    },
  ],
  related: [
    '/services/windows/replacement',
    '/services/windows/energy-efficient',
    '/services/doors/entry',
    '/financing',
  ],
};
