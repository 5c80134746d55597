/** How soon we answer a message or a booking. No page may name another time. In a file of its own, for the forms' scripts. */
export const reply = {
  within: 'within 24 hours',
  sentence: 'We’ll get back to you within 24 hours, Monday to Saturday.',
} as const;
