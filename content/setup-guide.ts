import { listed } from '@/lib/text/listed';
import { company, companyFacts } from './company';
import { licenseLine } from './license-line';
import { analyticsEvents } from './newsletter';
import { houseParts, offers } from './offered';
import type { RichText } from './rich-text';

export interface SetupTask {
  /** Stored in the owner's browser, so never rename it. */
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly steps: readonly RichText[];
  readonly warning?: RichText;
  readonly values: readonly { readonly label: string; readonly value: string; readonly note?: string }[];
}

const site = company.url;
const bareDomain = company.domain.replace(/^www\./, '');
const reviewUrl = 'https://search.google.com/local/writereview?placeid=';
/** Values for the owner to replace, in Google's format. */
const placeholder = { token: 'REPLACE_WITH_TOKEN', measurementId: 'G-XXXXXXXXXX' } as const;
/** `YOUR_PLACE_ID` until the owner fills it in. */
const { placeId } = company.google;
const mapEmbed = companyFacts.google.mapEmbed || 'https://www.google.com/maps/embed?pb=REPLACE';

/** Google's names for business categories. */
const categories = [
  ...(offers('roofing') ? ['Roofing contractor'] : []),
  ...(offers('siding') ? ['Siding contractor'] : []),
  ...(offers('windows') ? ['Window installation service'] : []),
  ...(offers('gutters') ? ['Gutter service'] : []),
];

const profileDescription = [
  `${company.name} repairs and replaces ${listed(houseParts)} for ${company.address.stateName} homeowners.`,
  `In business since ${company.founded} and registered as a home improvement contractor (HIC ${company.license.number}).`,
  ...(offers('/services/roof-inspection') ? [`Free ${company.inspectionPoints}-point roof inspections.`] : []),
  'Prices in writing.',
  ...(offers('/services/roofing/emergency') ? [`Emergency service ${company.emergency.availability}.`] : []),
].join(' ');

export const setupGuide = {
  heading: 'Google setup guide',
  intro:
    'These four tasks help people find and rate your business. Do them in order. Every boxed value can be copied. If one says REPLACE, YOUR or XXXX, put your own in its place.',
  tasks: [
    {
      id: 'business-profile',
      title: 'Google Business Profile',
      why: 'Your profile is what people see in local search and on Google Maps.',
      steps: [
        [
          'Sign in with a business Google account at ',
          { label: 'business.google.com', href: 'https://business.google.com' },
          ' and choose “Add your business.”',
        ],
        'Enter the exact business name, with no town or slogan. Google treats those as spam.',
        categories.length > 1
          ? `For the category, choose what you do most: ${listed(categories, 'or')}. Then add the others as extra categories.`
          : `For the category, choose “${categories[0] ?? 'General contractor'}.”`,
        'Choose a service-area business. Hide the street address if customers don’t visit you, and add the towns you serve.',
        `Add the phone ${company.phone.display}, the website ${site}, the hours (${company.hours.display}) and the license number in the description.`,
        'Verify the profile. Google picks the methods you can use: phone or text, email, a live call or a recorded video. In a video, show the yard, tools with your logo, the license and your sign in one take.',
        'Once it’s approved, add ten photos of real work and your list of services.',
      ],
      values: [
        { label: 'Description draft', value: profileDescription },
        { label: 'Phone', value: company.phone.display },
        { label: 'Hours', value: company.hours.display },
        { label: 'License number', value: company.license.number },
      ],
    },
    {
      id: 'search-console',
      title: 'Google Search Console',
      why: 'It shows whether Google can read your site and which searches find you.',
      steps: [
        [
          'Open ',
          { label: 'search.google.com/search-console', href: 'https://search.google.com/search-console' },
          ` and choose a “Domain” property. Enter ${bareDomain}.`,
        ],
        'Copy the TXT record Google gives you, and add it at your domain registrar under DNS. Wait up to a day, then press “Verify.”',
        `If you can’t edit DNS, use “URL prefix” with ${site}, and paste the HTML tag into the site’s head. A “Domain” property is better, because it covers http, https and www together.`,
        'Under “Sitemaps,” submit sitemap.xml.',
        'Under “URL inspection,” request indexing for /, /services and /contact.',
        'Check “Pages” in two weeks, and fix anything that isn’t indexed.',
      ],
      values: [
        { label: 'TXT record', value: `google-site-verification=${placeholder.token}` },
        {
          label: 'HTML tag (URL prefix only)',
          value: `<meta name="google-site-verification" content="${placeholder.token}" />`,
        },
      ],
    },
    {
      id: 'analytics',
      title: 'Google Analytics 4',
      why: 'It counts visits, sent forms and clicks on the review link, so you know what’s worth paying for.',
      steps: [
        [
          'Open ',
          { label: 'analytics.google.com', href: 'https://analytics.google.com' },
          '. Under “Admin,” create an account and a GA4 property, with the time zone “United States, Eastern.”',
        ],
        `Add a “Web” data stream for ${site}. Copy the Measurement ID.`,
        'This website has no analytics script, so nothing is counted yet. Your engineer has to add Google’s tag with this ID and allow its address in the site’s security policy.',
        `Mark ${analyticsEvents} as key events. The site sends them as soon as the tag is there.`,
        'Turn on “Google signals” only after you have a privacy notice that mentions it.',
        'In Admin, find the data retention setting and set it to 14 months.',
      ],
      warning:
        'Google forbids sending email addresses or phone numbers to Analytics, and this site’s form events include an email address. Before you turn Analytics on, have your engineer leave that field empty or send a yes or no instead.',
      values: [
        {
          label: 'Measurement ID',
          value: `NEXT_PUBLIC_GA_ID=${placeholder.measurementId}`,
          note: 'This website doesn’t read this setting. Keep the ID for your engineer, who needs it for the tag.',
        },
      ],
    },
    {
      id: 'maps-and-reviews',
      title: 'Maps embed and review link',
      why: 'Visitors get a map, and customers get one link that opens the review box.',
      steps: [
        [
          'Find your profile on ',
          { label: 'Google Maps', href: 'https://www.google.com/maps' },
          '. Choose “Share,” then “Embed a map,” and copy the src of the iframe.',
        ],
        [
          'Put it in the company file (content/company.ts) or set NEXT_PUBLIC_MAP_EMBED_SRC when the site is built. The map on ',
          { label: 'the contact page', href: '/contact' },
          ' already loads lazily and is titled “Our Service Area.”',
        ],
        [
          'Find your Place ID with the ',
          {
            label: 'Place ID finder',
            href: 'https://developers.google.com/maps/documentation/places/web-service/place-id',
          },
          ' in Google’s Maps documentation: search for your business name. “Ask for reviews” on ',
          { label: 'your profile', href: 'https://business.google.com' },
          ' gives you a short link to send to customers.',
        ],
        `Put the Place ID in the same file, or set NEXT_PUBLIC_GOOGLE_PLACE_ID. The “Write a Google Review” link becomes ${reviewUrl}{PLACE_ID}.`,
        [
          'Open ',
          { label: 'the contact page', href: '/contact' },
          ' in a private window, press “Write a Google Review” and check that the rating stars show.',
        ],
        'Ask every customer for a review when the job is done. Don’t offer anything in return, don’t ask only the happy ones, and never write one yourself.',
      ],
      values: [
        { label: 'Place ID setting', value: `NEXT_PUBLIC_GOOGLE_PLACE_ID=${placeId}` },
        { label: 'Review link', value: `${reviewUrl}${placeId}` },
        { label: 'Map setting', value: `NEXT_PUBLIC_MAP_EMBED_SRC=${mapEmbed}` },
      ],
    },
  ] satisfies readonly SetupTask[],
  before: {
    heading: 'Before you go live',
    items: [
      ...(company.sampleContent
        ? [
            `The testimonials${company.rating ? `, the projects and the ${company.rating} rating` : ' and the projects'} on this website are samples. The FTC’s rule on consumer reviews bars publishing made-up ones, so replace them with real ones first.`,
          ]
        : []),
      `The license line reads “${licenseLine}.” Registrations renew each March 31, so update the date every spring.`,
      ...(offers('/financing')
        ? [
            'Credit terms in an advertisement require the lender’s disclosures. Put the APR and the worked example into content/company.ts, and the financing page will show them.',
          ]
        : []),
      'Have a lawyer read the privacy notice and the terms.',
      'The command npm run launch-check lists everything that is still a sample or missing, with the file and the line to edit.',
    ],
  },
} as const;

export const setupGuidePage = {
  path: '/google-setup',
  name: 'Google setup guide',
  title: 'Google Setup Guide for the Owner',
  description:
    'Four checklist tasks for the owner of this website: Google Business Profile, Search Console, Analytics and Maps links, with values to copy.',
  heading: setupGuide.heading,
  isIndexed: false,
} as const;
