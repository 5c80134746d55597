/** How soon we reply. No page may state another time. In its own file to keep the forms' scripts small. */
export const reply = {
  within: 'within 24 hours',
  sentence: 'We’ll get back to you within 24 hours, Monday to Saturday.',
} as const;
