import { company } from '@/content/company';

/** The copy of the contact section, which is on / and /contact. */
export const contactSection = {
  heading: 'Get In Touch',
  intro: 'Ask a question, send a photo, or set up a visit. We answer the same day during business hours.',
  labels: { phone: 'Phone', email: 'Email', office: 'Office', hours: 'Hours' },
  phoneNote: `${company.emergency.availability} for emergencies`,
  license: {
    heading: 'Licensed Connecticut contractor',
    text: `Home Improvement Contractor License #${company.license.number}, expires ${company.license.expires}.`,
    lookup: 'Look us up at ',
    lookupLabel: 'elicense.ct.gov',
    lookupEnd: ' before you sign anything with anyone.',
  },
  reviews: {
    find: 'Find Us & Leave a Review',
    findHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${company.name}, ${company.address.line}`)}&query_place_id=${company.google.placeId}`,
    heading: `${company.rating} rating`,
    text: 'Read what neighbors wrote, or add your own.',
    write: 'Write a Google Review',
    writeHref: `https://search.google.com/local/writereview?placeid=${company.google.placeId}`,
    sample: 'Sample content shown for layout. Replace with real customer material before launch.',
  },
  warranty: `Every installation carries a ${company.warranty.manufacturer} and our ${company.warranty.workmanship}.`,
  map: {
    title: 'Our Service Area',
    place: `We are in ${company.address.line}, ${company.address.near}.`,
    failed: 'Map could not load.',
    link: 'Open the map',
    linkHref: `https://www.google.com/maps?q=${encodeURIComponent(company.address.line)}`,
  },
} as const;
