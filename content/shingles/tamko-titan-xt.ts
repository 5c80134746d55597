import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ShinglePage } from './types';
import { printPrice } from '@/lib/prices/price';

export const tamkoTitanXtPage: ShinglePage<'/tamko-titan-xt'> = {
  path: '/tamko-titan-xt',
  name: 'TAMKO Titan XT',
  title: `TAMKO Titan XT Shingles | ${company.name}`,
  description:
    'TAMKO Titan XT shingles: nine colors, wind up to 160 mph, Class A fire, Class 4 impact, limited lifetime warranty. Quote in Connecticut.',
  maker: { key: 'tamko', name: 'TAMKO' },
  product: 'TAMKO Titan XT',
  heading: 'TAMKO Titan XT shingles',
  intro:
    'Built for places where wind is the enemy: hilltops in Litchfield, open lots in Tolland, and the shoreline. It carries one of the highest wind ratings we install.',
  features: [
    { title: 'Wind up to 160 mph', text: 'When installed to TAMKO’s high-wind instructions.' },
    { title: 'Class 4 impact rating', text: 'The top class of the UL test.' },
    { title: 'Class A fire rating', text: 'The top rating for roof covering.' },
    { title: 'Wide nailing area', text: 'A bigger target for correct nailing in cold hands.' },
  ],
  specifications: [
    { label: 'Wind rating', value: 'Up to 160 mph' },
    { label: 'Fire rating', value: 'Class A' },
    { label: 'Impact rating', value: 'Class 4' },
    { label: 'Warranty', value: 'Limited lifetime' },
    { label: 'Algae protection', value: '15 years' },
    { label: 'Type', value: 'Architectural (laminated) asphalt' },
    { label: 'Planning price', value: printPrice(prices.roofing.titanXt) },
  ],
  warranty: {
    heading: 'Limited lifetime, with wind in mind',
    points: [
      {
        term: 'From TAMKO',
        text: 'A limited lifetime material warranty, with 15 years of algae protection. The 160 mph wind coverage depends on TAMKO’s installation requirements, including its starter and nailing pattern.',
      },
      {
        term: 'From us',
        text: `Our installations add a ${company.warranty.manufacturer} on the system and ${company.warranty.workmanshipYears} years on our own work.`,
      },
    ],
  },
  colors: [
    {
      key: 'tamko-rustic-black',
      name: 'Rustic Black',
      description: 'Deep black with charcoal shadow; strong against white trim.',
    },
    { key: 'tamko-oxford-grey', name: 'Oxford Grey', description: 'Balanced medium gray for most siding colors.' },
    {
      key: 'tamko-thunderstorm-grey',
      name: 'Thunderstorm Grey',
      description: 'Stormy gray with light breaks; lifts dark brick.',
    },
    { key: 'tamko-shadow-grey', name: 'Shadow Grey', description: 'Soft middle gray, quiet on modern houses.' },
    {
      key: 'tamko-virginia-slate',
      name: 'Virginia Slate',
      description: 'Cool slate gray with depth, like quarried stone.',
    },
    {
      key: 'tamko-olde-english-pewter',
      name: 'Olde English Pewter',
      description: 'Warm pewter that sits between gray and tan.',
    },
    { key: 'tamko-weathered-wood', name: 'Weathered Wood', description: 'Brown and gray mixed for tree-shaded lots.' },
    {
      key: 'tamko-rustic-hickory',
      name: 'Rustic Hickory',
      description: 'Warm brown with dark shading, close to old cedar.',
    },
    { key: 'tamko-black-walnut', name: 'Black Walnut', description: 'Almost black brown; formal with stone.' },
  ],
  installation: {
    heading: 'A wind rating is only as good as the nails',
    text: 'Titan XT has a wide nailing area and a strong seal. We install it the way its wind coverage asks, and a little past it when the weather is cold.',
    picture: 'detail-roof',
    points: [
      'The nail pattern TAMKO requires for its high-wind coverage',
      'TAMKO’s starter strips at the edges',
      'Hand-sealing in cold weather, so edges cannot lift before the sun does its work',
    ],
    link: { label: 'Ask us to look at your roof', href: '/contact' },
  },
  faq: [
    {
      question: 'What does Class 4 mean?',
      answer:
        'In the UL 2218 test a 2-inch steel ball is dropped from 20 feet, and the shingle must not crack through.',
    },
    {
      question: 'Does 160 mph mean it survives any storm?',
      answer: 'No. It is the maker’s wind coverage when installed to its rules. A falling tree is another matter.',
    },
    {
      question: 'HDZ or Titan XT?',
      answer: [
        'On a sheltered street, choose by color: look at ',
        { label: 'Timberline HDZ', href: '/gaf-hdz' },
        ' too. On a hilltop, an open field or with a water view, choose Titan XT.',
      ],
    },
  ],
  closing: {
    heading: 'Get a wind-rated quote for your house.',
    text: 'We look at your exposure, measure the roof and price Titan XT with the nailing its coverage requires.',
  },
  related: ['/gaf-hdz', '/services/roofing-installation', '/services/roofing/storm-damage'],
  footnote:
    'Colors on screens are approximate. Check a full-size sample and TAMKO’s current limited warranty before ordering. TAMKO and Titan XT are marks of TAMKO Building Products.',
};
