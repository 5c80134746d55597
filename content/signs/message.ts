/** The name of the field that holds the sign. It is the label in a mail that is sent without scripts. */
export const signField = {
  name: 'What you see',
  label: 'What do you see?',
  none: 'Choose one, or leave it',
  hint: 'Or say it in your message. Attach photos in your email app.',
} as const;
