import { bookingForm } from '@/content/booking/form';
import { contactForm } from '@/content/contact/form';
import { demoAccess } from '@/content/login';
import { messageReady } from '@/content/message/ready';
import { photoList } from '@/content/photos/list';
import { photoSending } from '@/content/photos/sending';
import { estimatorCopy } from '@/content/price-guide/estimator';
import type { Session } from '@/scripts/browsers/session';
import { visitor, type Visitor } from '@/scripts/browsers/visitor';

interface Journey {
  readonly name: string;
  readonly go: (visitor: Visitor) => Promise<void>;
}

/* The main tasks of the site, once in each engine. The tests in e2e/ cover the details in Chromium. */
const journeys: readonly Journey[] = [
  {
    name: 'a visitor writes a message',
    go: async ({ open, type, press, returnFromMail, read }) => {
      await open('/contact/');
      await type('#contact', contactForm.name.label, 'Ann Example');
      await type('#contact', contactForm.email.label, 'ann@example.com');
      await type('#contact', contactForm.message.label, 'Water by the chimney.');
      await press('#contact', contactForm.send);
      await returnFromMail();
      await read('#contact', messageReady.heading);
    },
  },
  {
    name: 'a visitor books a visit',
    go: async ({ open, type, press, pressFirst, returnFromMail, read }) => {
      await open('/#booking');
      await press('#booking', `${bookingForm.date.label} ${bookingForm.date.choose}`);
      await pressFirst('#booking [role="grid"] [data-day]:not(:disabled, [aria-disabled="true"])');
      await press('#booking', '10:00 AM');
      await press('#booking', 'Siding');
      await press('#booking', bookingForm.next);
      await type('#booking', bookingForm.name.label, 'Ann Example');
      await type('#booking', bookingForm.email.label, 'ann@example.com');
      await type('#booking', bookingForm.phone.label, '(860) 555-0100');
      await type('#booking', bookingForm.address.label, '12 Oak Street, Bristol');
      await press('#booking', bookingForm.send);
      await returnFromMail();
      await read('#booking', messageReady.heading);
    },
  },
  {
    name: 'a limb through the roof, three photos from a phone',
    go: async ({ open, type, press, read, addPhotos, setShareSheet, seeSent }) => {
      await open('/contact/');
      await addPhotos('#contact', ['limb.jpg', 'roof.jpg', 'kitchen.jpg']);
      await read('#contact', '3 photos were added.');
      await type('#contact', `${photoList.caption}: limb.jpg`, 'Above the kitchen');
      await open('/contact/');
      await read('#contact', 'kitchen.jpg');
      await setShareSheet('there');
      await type('#contact', contactForm.name.label, 'Ann Example');
      await type('#contact', contactForm.email.label, 'ann@example.com');
      await type('#contact', contactForm.message.label, 'A limb came through the roof.');
      await press('#contact', contactForm.send);
      await seeSent(['limb.jpg', 'roof.jpg', 'kitchen.jpg']);
      await read('#contact', photoSending.share);
    },
  },
  {
    name: 'a desk without share',
    go: async ({ open, type, press, returnFromMail, read, addPhotos, setShareSheet, seeSent }) => {
      await open('/contact/');
      await setShareSheet('missing');
      await addPhotos('#contact', ['limb.jpg', 'roof.jpg']);
      await read('#contact', '2 photos were added.');
      await type('#contact', contactForm.name.label, 'Ann Example');
      await type('#contact', contactForm.email.label, 'ann@example.com');
      await type('#contact', contactForm.message.label, 'A limb came through the roof.');
      await press('#contact', contactForm.send);
      await returnFromMail();
      await read('#contact', photoSending.file);
      // Again, because some browsers have opened the page anew.
      await setShareSheet('missing');
      await press('#contact', photoSending.file);
      await seeSent(['limb.jpg', 'roof.jpg']);
    },
  },
  {
    name: 'a visitor prices a roof and gutters, and asks for a written price',
    go: async ({ open, type, press, read }) => {
      await open('/price-guide/');
      await press('#estimator', 'Roof');
      await press('#estimator', 'Gutters');
      await type('#estimator', 'Length (feet)', '40');
      await type('#estimator', 'Width (feet)', '28');
      await read('#estimator', 'about $4,500 to $7,900');
      await read('#estimator', 'about $670 to $2,100');
      await press('#estimator', estimatorCopy.ask);
      await read('#contact', contactForm.heading);
    },
  },
  {
    name: 'a partner opens a shared estimate, gives its size and copies it',
    go: async ({ open, type, press, read }) => {
      await open('/price-guide/#estimate=1&gutters=on&gutterMetal=copper&gutterFrom=typed&guards=on');
      await type('#estimator', 'Gutters (feet)', '100');
      await read('#estimator', 'about $2,300 to $4,000');
      await press('#estimator', estimatorCopy.copy);
      await read('#estimator', estimatorCopy.notAnOffer);
    },
  },
  {
    name: 'a visitor sees the payments at an APR of their own',
    go: async ({ open, type, press, read }) => {
      await open('/price-guide/#estimate=1&roof=on&roofFrom=typed&squares=26&roofMaterial=hdz');
      await press('#estimator', 'Paying over time');
      await type('#estimator', 'APR (%)', '0');
      await read('#estimator', ' to $200.00');
    },
  },
  {
    name: 'somebody of the staff signs in and finds a lead',
    go: async ({ open, type, press, read }) => {
      await open('/login/');
      await type('main', 'Username', demoAccess.username);
      await type('main', 'Password', demoAccess.password);
      await press('main', 'Sign In');
      await read('h1', 'Dashboard');
      await press('main', 'Lead Management');
      await type('main', 'Search leads', '8605550131');
      await read('main', '1 of 12 shown');
    },
  },
];

/**
 * Runs each journey in its own window, at desktop width.
 * @returns the problem of each failed journey, by the journey's name
 */
export async function goJourneys(
  open: () => Promise<Session>,
  origin: string,
): Promise<ReadonlyMap<string, string | undefined>> {
  const results = new Map<string, string | undefined>();
  for (const { name, go } of journeys) {
    const session = await open();
    try {
      await go(visitor(session, origin));
      results.set(name, undefined);
    } catch (error) {
      results.set(name, error instanceof Error ? error.message : String(error));
    }
    await session.close();
  }
  return results;
}
