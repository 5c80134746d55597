import { company } from '@/content/company';

/** `name` is the field's name, and so its label in an email sent without scripts. */
export const signField = {
  name: 'What you see',
  label: 'What do you see?',
  none: 'Choose one, or leave it blank',
  hint: `Or say it in your message.${company.ownerFacts.formService ? '' : ' Attach photos in your email app.'}`,
} as const;
