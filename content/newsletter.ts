/** The copy of the newsletter form in the footer. */
export const newsletter = {
  heading: 'Seasonal house notes',
  text: 'Four short e-mails a year: what to check before winter, after winter, before storms, and before holidays.',
  label: 'Email for the house notes',
  placeholder: 'you@example.com',
  button: 'Sign up',
  confirmation: 'Thanks. You are on the list.',
} as const;
