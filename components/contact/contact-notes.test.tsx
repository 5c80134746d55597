import { render, screen } from '@testing-library/react';
import { questions } from '@/content/contact/page';
import { ContactNotes } from './contact-notes';

test('the questions are all shut at first', () => {
  render(<ContactNotes />);
  const answers = screen.getAllByRole('group');
  expect(answers).toHaveLength(Object.keys(questions.answers).length);
  for (const answer of answers) expect(answer).not.toHaveAttribute('open');
});
