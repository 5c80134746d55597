import { company } from './company';

/** The words of the contact section on / and /contact, and of the panel that keeps a prepared message. */
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

export const contactForm = {
  heading: 'Send Us a Message',
  name: { label: 'Name', placeholder: 'Jane Homeowner' },
  email: { label: 'Email', placeholder: 'jane@example.com' },
  phone: { label: 'Phone', placeholder: '(860) 555-0100' },
  message: { label: 'Message', placeholder: 'Tell us about your project or questions...', rows: 5 },
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Thank you! Your email client should open with your message ready to send.',
  hint: `This opens your email program. If nothing opens, call ${company.phone.display}.`,
} as const;

/** What waits beside both forms until the message has really gone. */
export const messageReady = {
  heading: 'Your message is ready',
  text: 'If your email program did not open, nothing is lost. Send the message one of these ways.',
  shortened:
    'It is longer than a mail link can carry, so what opened holds only its beginning. Copy the full text into it, or use the mail file, which holds all of it.',
  copy: 'Copy message',
  copied: 'Copied!',
  refused: 'Your browser did not let us copy. The text is selected below: copy it from there.',
  gmail: 'Open in Gmail',
  outlook: 'Open in Outlook',
  file: 'Download mail file',
  fileName: 'message.eml',
  call: `Call ${company.phone.display}`,
  read: 'Read the full message',
  to: 'To',
  subject: 'Subject',
  fullText: 'Full text',
  dismiss: 'Dismiss',
} as const;
