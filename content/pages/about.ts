import { company } from '@/content/company';
import type { FaqEntry, Page } from '@/content/types';

/** Set to false when the story and the people below are the company's own. */
export const isSampleStory: boolean = true;

const sampleStory = isSampleStory
  ? 'A sample story, with sample people. The owner replaces it with the company’s own before launch.'
  : undefined;

const sampleFamilyAnswer: readonly FaqEntry[] = isSampleStory
  ? [
      {
        question: 'Do your sons really work here?',
        answer:
          'In the sample story, yes. The Hollises are invented; the owner puts the real history here before launch.',
      },
    ]
  : [];

export const aboutPage: Page<'/about'> = {
  path: '/about',
  name: 'Our Story',
  title: `Our Story | ${company.name}, ${company.address.town} ${company.address.state}`,
  description: `A family exterior contractor in ${company.address.town}, ${company.address.stateName} since ${company.founded}. How we started, what we hold to, and the license we work under.`,
  hero: {
    heading: 'Our story',
    intro: `${company.name} began in ${company.founded} with one truck, one ladder rack and a rule: leave the yard cleaner than you found it. A quarter century and more on, the rule has not changed.`,
    actions: [
      { label: 'Get Free Estimate', href: '/contact' },
      { label: `Call ${company.phone.display}`, href: company.phone.href },
    ],
    media: { kind: 'picture', name: 'about-workshop' },
  },
  sections: [
    {
      kind: 'prose',
      id: 'how-it-started',
      heading: 'How it started',
      intro: sampleStory,
      paragraphs: [
        `Ray Hollis spent his twenties on other people’s roofs. In the spring of ${company.founded} he borrowed a trailer, printed a hundred cards, and took a leak behind a chimney on Pond Hill that three other roofers had patched and walked away from. He found the real cause, a flashing cut too short in 1974, and fixed it in a morning.`,
        'The homeowner told a neighbor. By the fall there were four people on the crew and Ray’s older son Dan was sweeping magnets across lawns after school. Peter joined after college with a tape measure and a habit of writing everything down. That habit is why every proposal here is one page you can read.',
        'The company grew the way a good hedge does, slowly and close to home. We put up siding because the walls we were flashing needed it, and windows because the siding kept meeting them. We still answer our own phone, and one of the three of us looks at every job before it starts.',
      ],
      media: { kind: 'drawing', name: 'chimney-flashing' },
    },
    {
      kind: 'years',
      heading: `From ${company.founded} to now`,
      first: company.founded,
      marks: [
        {
          place: 'first year',
          when: `Spring of ${company.founded}`,
          what: 'One truck, a borrowed trailer, and a leak behind a chimney on Pond Hill. By the fall there were four people on the crew.',
        },
        {
          place: { lastYears: 10 },
          when: 'Ten years or more',
          what: 'Several crew families have been with us that long.',
        },
        {
          place: 'today',
          when: 'Now',
          what: 'Three Hollises work here, and one of the three looks at every job before it starts.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'What we hold to',
      cards: [
        {
          title: 'Trust',
          text: 'The price in writing is the price. If something changes, you hear before we do it, not after.',
        },
        {
          title: 'Family',
          text: 'Three Hollises work here, and several crew families have been with us ten years or more. We treat your house as we would our own kitchen floor.',
        },
        {
          title: 'Community',
          text: 'We hire within the county, buy from Connecticut supply houses, and fix a porch roof for a neighbor in need every winter, quietly.',
        },
        {
          title: 'Excellence',
          text: 'Two shingle makers certify our crews. We follow their rules to the nail because the warranty depends on it.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'figures',
      heading: 'By the numbers',
      cards: [
        { title: company.experience, text: 'of experience.' },
        {
          title: `${company.warranty.manufacturerYears} years`,
          text: `The ${company.warranty.manufacturer} on installations.`,
        },
        {
          title: `${company.warranty.workmanshipYears} years`,
          text: `Our own ${company.warranty.workmanship}.`,
        },
        { title: company.insurance, text: 'of insurance.' },
        {
          title: `${company.inspectionPoints} points`,
          text: [
            { label: `The ${company.inspectionPoints}-point roof inspection`, href: '/services/roof-inspection' },
            ', free.',
          ],
        },
        {
          title: company.emergency.availability,
          text: [{ label: 'Emergency service', href: '/services/roofing/emergency' }, ', day or night.'],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Credentials',
      paragraphs: [
        `${company.license.label} #${company.license.number} (an HIC registration with the Department of Consumer Protection), expires ${company.license.expires}.`,
        `Certified by ${company.certifiedBy.join(' and by ')}. Insured to ${company.insurance}. Certificates on request.`,
        `Warranties: ${company.warranty.product}. Shingle makers give their shingles a limited lifetime warranty. Our installations add a ${company.warranty.manufacturer} on the system. We add ${company.warranty.workmanshipYears} years on our own workmanship.`,
      ],
    },
    {
      kind: 'list',
      style: 'ordered',
      heading: 'How to check a contractor in Connecticut',
      items: [
        ['Look up the registration at ', { label: 'elicense.ct.gov', href: company.license.lookup }, '.'],
        'Ask for the insurance certificate sent from the insurer.',
        'Read the contract for a start date, a finish date and your cancellation notice.',
      ],
      note: 'Connecticut law requires all of them.',
    },
    {
      kind: 'faq',
      heading: 'What neighbors ask',
      entries: [
        ...sampleFamilyAnswer,
        {
          question: 'Do you use your own crews?',
          answer: 'Yes for roofing and siding; specialists for electrical and masonry, on our contract.',
        },
        { question: 'Are you local?', answer: `${company.address.town}, working across seven counties.` },
        {
          question: 'Who do I talk to if something goes wrong?',
          answer: 'The person who signed your contract.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Have a house we should see?',
    text: 'Tell us the town and what you see. One of us looks at every job before it starts.',
  },
};
