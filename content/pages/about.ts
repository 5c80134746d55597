import { offers } from '@/content/offered';
import { callLink, company } from '@/content/company';
import { certification, insuranceCertificate, onePerson, registration, serviceArea } from '@/content/promises';
import { capitalized } from '@/lib/text/capitalized';
import { withArticle } from '@/lib/text/with-article';
import { storyNote } from '@/content/sample-story';
import { coveredParts, lifetime } from '@/content/warranties';
import type { Page } from '@/content/page';

const { address, license } = company;
const {
  workersCompensation,
  windowAndGutterCrews = 'Ask who sets the windows and hangs the gutters on your job; it’s in the contract.',
} = company.ownerFacts;

export const aboutPage: Page<'/about'> = {
  path: '/about',
  name: 'Our Story',
  title: `Our Story: ${address.town} CT Roofers`,
  description: `A family roofing and siding contractor in ${address.town}, ${address.stateName} since ${company.founded}. How we started, what we stand for, and how to check our registration.`,
  hero: {
    heading: `Our story: a family contractor in ${address.stateName}`,
    lines: ['Our story:', 'a family', 'contractor', `in ${address.stateName}`],
    intro: `We started in ${company.founded} with one truck, one ladder rack and a rule: leave the yard cleaner than you found it. After more than 25 years, that rule hasn’t changed.`,
    actions: [{ label: 'Get a Free Estimate', href: '/contact' }, callLink],
    media: { kind: 'picture', name: 'about-workshop' },
  },
  sections: [
    {
      kind: 'prose',
      space: 'usual',
      id: 'how-it-started',
      heading: 'How it started',
      paragraphs: [
        `Ray Hollis spent his twenties on other people’s roofs. In the spring of ${company.founded} he borrowed a trailer, printed a hundred cards and took a job on Pond Hill: a leak behind a chimney that three other roofers had patched. He found the real cause, a piece of flashing cut too short in 1974, and fixed it in a morning.`,
        'The homeowner told a neighbor. By fall there were four people on the crew, and Ray’s older son Dan was sweeping lawns with a magnet after school. Peter joined after college with a tape measure and a habit of writing everything down. That’s why every proposal here is in plain English.',
        'We grew slowly and stayed close to home. We added siding because the walls we flashed needed it, and windows because the siding kept running into them. We still answer our own phone, and one of the three of us looks at every job before it starts.',
        ...storyNote,
      ],
      media: { kind: 'drawing', name: 'chimney-flashing' },
      isTallOnPhones: true,
    },
    {
      kind: 'cards',
      heading: 'What we stand for',
      cards: [
        {
          title: 'Trust',
          text: 'The price in writing is the price you pay. If something has to change, you sign the change before we do the work.',
        },
        {
          title: 'Family',
          text: 'Ray started the company, and Dan and Peter work here with him. We treat your house like our own.',
        },
        {
          title: 'Community',
          text: 'We buy from Connecticut supply houses, and every winter we fix a porch roof for a neighbor who needs the help.',
        },
        {
          title: 'Excellence',
          text: `${certification ? `${certification.count} ` : ''}We follow ${certification?.whose ?? 'the makers’'} rules down to the nail, because the warranty depends on it.`,
        },
      ],
    },
    {
      kind: 'cards',
      titlesAre: 'figures',
      heading: 'By the numbers',
      cards: [
        { title: company.experience, text: 'of experience' },
        ...(offers('/services/roof-inspection')
          ? [
              {
                title: `${company.inspectionPoints}-point`,
                text: [{ label: 'roof inspection', href: '/services/roof-inspection' }, ', free'] as const,
              },
            ]
          : []),
        ...(offers('/services/roofing/emergency')
          ? [
              {
                title: company.emergency.availability,
                text: [{ label: 'Emergency service', href: '/services/roofing/emergency' }] as const,
              },
            ]
          : []),
      ],
    },
    {
      kind: 'note',
      heading: 'Registration, insurance and warranties',
      items: [
        `${registration.sentence} ${license.label} #${license.number}, expires ${license.expires}. ${registration.renewal}`,
        `${certification ? `${certification.sentence} ` : ''}${insuranceCertificate.amount}. ${insuranceCertificate.sentence}`,
        [
          `${coveredParts ? `${capitalized(withArticle(company.warranty.manufacturer))} on ${coveredParts}, and our` : 'Our'} ${company.warranty.workmanship} on everything we install. Makers cover some products longer, “${company.warranty.product}”: ${lifetime}. See `,
          { label: 'what each warranty covers', href: '/terms#warranties' },
          '.',
        ],
      ],
    },
    {
      kind: 'list',
      style: 'ordered',
      tone: 'slate',
      space: 'usual',
      heading: 'How to check a contractor in Connecticut',
      items: [
        ['Look up the registration at ', { label: 'elicense.ct.gov', href: license.lookup }, '.'],
        'Ask for two certificates, sent by the insurer: liability and workers’ compensation. If an uninsured worker gets hurt, the claim can land on you.',
        'Check the contract for a start date, a finish date and the notice of your right to cancel. Connecticut law requires all three.',
        'Ask for signed lien waivers with the last bill. A supplier or subcontractor who wasn’t paid can put a lien on your house.',
        'Hire someone registered. If a court awards you money and the contractor doesn’t pay, the state’s Home Improvement Guaranty Fund may cover part of it.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about us',
      answers: {
        'Do you use your own crews?': `Yes for roofing and siding. ${windowAndGutterCrews} For electrical work and masonry we bring in specialists under our own contract, and you sign with one company.`,
        'Are you local?': `Yes. Our shop is in ${address.town}, ${address.near}. We work in ${serviceArea.counties}. You won’t get a call center in another state.`,
        'Who do I talk to if something goes wrong?': `${onePerson} If you can’t get through, call the shop and ask for one of us. We wrote your price and we have your photos, and you won’t have to start from the beginning.`,
        ...(workersCompensation
          ? {
              'Are your workers covered if they get hurt at my house?': `Yes. ${workersCompensation} insures our crews, so an injury on the job is covered there and not by your homeowner’s policy. ${insuranceCertificate.sentence} Ask for the workers’ compensation certificate along with it.`,
            }
          : {
              'How do I know that a crew is insured?': `Get it from the insurer, not the contractor, before you sign. ${insuranceCertificate.sentence} It lists the liability coverage, and you can ask for the workers’ compensation certificate along with it.`,
            }),
      },
    },
  ],
  closing: {
    heading: 'Have a house we should see?',
    text: 'Tell us the town and what’s going on. One of us comes out to look.',
    action: { label: 'Get a Free Estimate', href: '/contact' },
  },
};
