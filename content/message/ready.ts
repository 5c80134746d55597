import { company } from '@/content/company';

/** The copy of the panel with the prepared message. Both forms show it after sending. */
export const messageReady = {
  heading: 'Your message is ready',
  text: 'If your email program did not open, nothing is lost. Send the message one of these ways.',
  /** For a message that was written without a network. */
  waiting: {
    heading: 'Your message is kept',
    offline:
      'You are offline, so nothing has been sent. Your message stays in this tab, and you can go on from here when the network is back. Or hand it to your email program now, if that keeps mail until it can be sent. A phone call may get through too.',
    online: 'Your device is online. Your message has not been sent yet.',
    goOn: 'Open my email program',
  },
  shortened:
    'It is longer than a mail link can carry, so what opened holds only its beginning. Copy the full text into it, or use the mail file, which holds all of it.',
  copyButton: 'Copy message',
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
  calendarFile: 'Add to calendar',
  calendarFileName: 'visit.ics',
  dismiss: 'Dismiss',
} as const;
