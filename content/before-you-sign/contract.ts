/** What Connecticut law requires in a home improvement contract, numbered as in the drawing (contract-sheet.tsx). */
export const contractParts = [
  { title: 'In writing', text: 'All of it. What was only said at the table is hard to prove.' },
  { title: 'Who, and where', text: 'The contractor’s name and address.' },
  { title: 'The registration number', text: 'The one you looked up.' },
  { title: 'The date', text: 'The day it’s signed. The attached notice shows the last day to cancel.' },
  { title: 'The whole agreement', text: 'What gets done, with what, for how much. Nothing “as discussed.”' },
  { title: 'Start and end', text: 'Both dates, not “spring.”' },
  {
    title: 'Other names',
    text: 'Every other contracting business its owners had a share in during the past five years.',
  },
  { title: 'Notice of cancellation', text: 'Attached, in two copies. You keep one.' },
  { title: 'Both signatures', text: 'Yours and theirs.' },
] as const;
