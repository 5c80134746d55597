import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { formService } from '@/content/form-service';
import { offers } from '@/content/offered';
import { estimate } from '@/content/promises';
import { reply } from '@/content/reply';

export const bookingSection = {
  heading: 'Book a free consultation',
  intro: 'Pick a day and a time. We come to your house, take a look and write down the price.',
  /** Above the form's button. Here, because only scripts need what is in form.ts. */
  sendHint: formService
    ? `This goes straight to us. Would you rather talk? Call ${company.phone.display}.`
    : `This opens your email app with the request filled in. If nothing opens, call ${company.phone.display}.`,
  factsLabel: 'How long, what it costs, what’s next',
  facts: [
    {
      question: 'How long does it take?',
      answer: `A first look takes ${durations.firstLook}.${offers('/services/roof-inspection') ? ` A full roof inspection, attic included, takes ${durations.roofInspection}.` : ''}`,
    },
    {
      question: 'What does it cost?',
      answer: `Nothing. ${estimate.free}${offers('/services/roof-inspection') ? ' So are roof inspections.' : ''}`,
    },
    { question: 'What happens next?', answer: `${reply.sentence} We’ll confirm the day and the time.` },
  ],
} as const;
