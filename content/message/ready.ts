import { callLink, company } from '@/content/company';
import { unbroken } from '@/lib/text/unbroken';

export const messageReady = {
  heading: 'Your message is ready',
  text: 'If your email app didn’t open, we still have your message. Send it one of these ways.',
  waiting: {
    heading: 'We saved your message',
    offline:
      'You’re offline, so nothing has been sent. Your message stays in this tab until you’re back online. If your email app holds mail until then, open it now. A phone call may still get through.',
    online: 'You’re back online. Your message hasn’t been sent yet.',
    openMail: 'Open my email app',
  },
  /** A form service has it. */
  delivered: {
    heading: 'We have your message',
    text: 'This is your copy, in case you need it.',
    lacksPhotos: `We couldn’t get all your photos ready, so some are missing. Email those to ${company.email.address}.`,
  },
  /** A form service doesn't have it. */
  notDelivered: {
    heading: 'Your message is still here',
    text: 'Email it yourself, copy it, or call. Or change what you wrote above and send it again.',
  },
  lacksPhotos: 'We couldn’t get all your photos ready, so some are missing here. Attach those in your email app.',
  shortened:
    'Your message was too long to open in full. Copy it from here, or download the email file, which has all of it.',
  copyButton: 'Copy message',
  copied: 'Copied!',
  refused: 'Your browser didn’t let us copy it. We selected the text below, so you can copy it from there.',
  gmail: 'Open in Gmail',
  outlook: 'Open in Outlook',
  file: 'Download email file',
  fileName: 'message.eml',
  call: unbroken(callLink.label),
  read: 'Read the full message',
  to: 'To',
  subject: 'Subject',
  fullText: 'Full text',
  calendarFile: 'Add to calendar',
  calendarFileName: 'visit.ics',
  dismiss: 'Dismiss',
} as const;
