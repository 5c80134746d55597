import { company } from '@/content/company';
import { formService } from '@/content/form-service';
import { licensed, licenseName } from '@/content/license-line';
import { offers } from '@/content/offered';
import { reply } from '@/content/reply';
import { everyWarranty } from '@/content/warranties';

/** Typed as `string`, because TypeScript rejects a comparison of two literals that can't be equal. */
const sketchedTown: string = 'Southington';

export const contactSection = {
  heading: 'Get In Touch',
  intro: `Ask a question, send a photo or set up a visit. ${reply.sentence}`,
  labels: { phone: 'Phone', email: 'Email', office: 'Office', hours: 'Hours' },
  /** Beside the form's button. Here, because only scripts need what is in form.ts. */
  sendHint: formService
    ? `This goes straight to us. Would you rather talk? Call ${company.phone.display}.`
    : `This opens your email app with the message filled in. If nothing opens, call ${company.phone.display}.`,
  phoneNote: offers('/services/roofing/emergency')
    ? `${company.emergency.availability} for emergencies`
    : company.emergency.availability,
  license: {
    heading: `${licensed} Connecticut contractor`,
    number: `#${company.license.number}`,
    text: `${licenseName}, expires ${company.license.expires}.`,
    /** The sentence around the link, which opens a new tab, unlike links in rich text. */
    beforeLookup: 'Registrations renew each March 31. See the current one at ',
    lookup: 'elicense.ct.gov',
    afterLookup: ' before you sign anything with anyone.',
  },
  reviews: {
    find: 'Find Us & Leave a Review',
    findHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${company.name}, ${company.address.line}`)}&query_place_id=${company.google.placeId}`,
    heading: company.rating
      ? `${company.rating} rating${company.sampleContent ? ' (sample)' : ''}`
      : 'Reviews on Google',
    text: 'Have we worked on your house? Tell other homeowners how it went.',
    write: 'Write a Google Review',
    writeHref: `https://search.google.com/local/writereview?placeid=${company.google.placeId}`,
  },
  warranty: everyWarranty,
  map: {
    title: 'Our Service Area',
    place: `We’re ${company.address.street ? 'at' : 'in'} ${company.address.line}, ${company.address.near}.`,
    failed: 'We couldn’t load the map.',
    link: 'Open the map',
    linkHref: `https://www.google.com/maps?q=${encodeURIComponent(company.address.line)}`,
    /** The road sketch behind the map's text shows the highways near this town, so a company elsewhere has none. */
    hasRoads: sketchedTown === company.address.town,
  },
} as const;
