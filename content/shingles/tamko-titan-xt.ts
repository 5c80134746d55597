import { offered } from '@/content/offered';
import { shingleJobs } from '@/content/prices';
import { capeIn, planningPrice } from '@/content/services/roofing/planning-price';
import { limitedLifetimeLink, warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { linesBeside, shingleLine } from './lines';
import { classAFire, impactClass, windTo } from './ratings';
import type { ShinglePage } from './types';

const line = shingleLine('titan');
const others = linesBeside(line.path);
const cheaper = others.find(({ price }) => price[0] < line.price[0]);

export const tamkoTitanXtPage: ShinglePage<'/tamko-titan-xt'> = {
  ...line,
  title: 'TAMKO Titan XT Shingles, Connecticut',
  description:
    'TAMKO Titan XT shingles for windy Connecticut sites: wind up to 160 mph, Class 4 impact, nine colors on a house, warranty terms and price per square.',
  heading: 'TAMKO Titan\u00a0XT shingles in\u00a0Connecticut',
  intro: `This shingle is made for windy places: hilltops, open lots and houses along the shore. It has one of the highest wind ratings we install. On a typical Cape it runs ${capeIn(shingleJobs[line.key])} before tear-off.`,
  features: [
    {
      title: `Wind up to ${line.wind} mph`,
      text: 'When installed to TAMKO’s high-wind instructions.',
      drawing: windTo(line.wind),
    },
    { title: 'Class 4 impact rating', text: 'The top class of the UL impact test.', drawing: impactClass('4') },
    { title: 'Class A fire rating', text: 'The top fire rating for a roof.', drawing: classAFire },
    { title: 'Wide nailing area', text: 'More room to put each nail where it holds.', drawing: { kind: 'nails' } },
  ],
  specifications: [
    { label: 'Wind rating', value: `Up to ${line.wind} mph` },
    { label: 'Fire rating', value: 'Class A' },
    { label: 'Impact rating', value: 'Class 4' },
    { label: 'Warranty', value: 'Limited lifetime' },
    { label: 'Algae protection', value: '15 years' },
    { label: 'Type', value: 'Architectural (laminated) asphalt' },
    { label: 'Planning price', value: printPrice(shingleJobs[line.key]) },
  ],
  warranty: {
    heading: 'Titan XT warranty',
    points: [
      {
        term: 'From TAMKO',
        text: [
          'A limited lifetime warranty on the shingles (',
          limitedLifetimeLink,
          '), with 15 years of algae protection. The 160 mph wind coverage depends on TAMKO’s installation rules, including its starter strip and nailing pattern.',
        ],
      },
      {
        term: 'When we install it',
        text: warranties.roof.short,
      },
    ],
  },
  second: 'tamko-rustic-hickory',
  installation: {
    heading: 'What the wind coverage requires',
    text: 'A wind rating depends on the nails. We follow TAMKO’s nailing pattern, and hand-seal the edges in cold weather.',
    picture: 'detail-roof',
    points: [
      'The nail pattern TAMKO requires for its high-wind coverage',
      'TAMKO’s starter strips at the edges',
      'Edges sealed by hand in the cold, so wind can’t lift them before the sun has sealed them',
    ],
    link: { label: 'Get a Free Estimate', href: '/contact' },
  },
  faq: {
    'How much does a TAMKO Titan XT roof cost?': `On a typical Cape of 18 squares, plan on ${capeIn(shingleJobs[line.key])} for the roofing, before tear-off, decking repairs and the permit. Your written price lists those line by line. ${planningPrice.square}`,
    ...(cheaper
      ? {
          [`${cheaper.name} or ${line.shortName}?`]: [
            'On a sheltered street, choose by color, and look at ',
            { label: cheaper.name, href: cheaper.path },
            ' too; it costs less. On a hilltop, in an open field or near the water, we’d choose Titan XT for its higher wind rating.',
          ],
        }
      : {}),
    'Does 160 mph mean it survives any storm?':
      'No. It’s the highest wind speed that TAMKO covers when the shingle is installed by its rules. Flying branches and falling trees are another matter, and so is a deck that’s rotten underneath.',
    'What is a Class 4 impact rating?':
      'It’s the top class of the UL 2218 test. A 2-inch steel ball is dropped on the shingle from 20 feet, and the shingle must not crack through. Big hail can still mark the surface.',
    'Will a Class 4 shingle lower my insurance?':
      'It might. Some insurers give a discount for impact-rated shingles and some don’t, and a few ask for a form from the installer. Call your agent before you choose.',
    'Does the warranty transfer if I sell the house?':
      'The maker decides. Many shingle warranties can pass to a new owner once, if the maker is told in time, and the coverage is often shorter after that. Ask us to show you that page of the warranty before you sign.',
  },
  closing: {
    heading: 'Find out how much wind your house gets',
    text: 'We’ll look at how open your lot is, measure the roof and price Titan XT with the nailing its coverage requires.',
  },
  related: offered([
    ...others.map(({ path }) => path),
    '/services/roofing-installation',
    '/services/roofing/storm-damage',
  ]),
  footnote:
    'Colors on a screen are approximate. Look at a full-size sample, and read TAMKO’s current limited warranty before you order. TAMKO and Titan XT are marks of TAMKO Building Products.',
};
