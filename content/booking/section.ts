/** The copy of the booking section on the home page. */
export const bookingSection = {
  heading: 'Book a free consultation',
  intro: 'Pick a day and a time. We come to you, look, and leave you a written price.',
  facts: [
    {
      question: 'How long it takes',
      answer: 'A first look takes 30–60 minutes, a full roof inspection 2–3 hours, attic included.',
    },
    {
      question: 'What it costs',
      answer: 'Nothing. Estimates and roof inspections are free, whether or not you hire us.',
    },
    { question: 'What happens next', answer: 'We contact you within 24 hours to confirm the day and the time.' },
  ],
} as const;
