import { render, screen } from '@testing-library/react';
import { papers } from '@/content/papers/papers';
import { JobProcess } from './job-process';

test.each([
  ['are shown', 'ends with them, without space below', true],
  ['are not shown', 'ends with the usual space', false],
])('if the papers %s, the section %s', (_condition, _end, areShown) => {
  jest.replaceProperty(papers, 'areShown', areShown);
  render(<JobProcess />);
  const section = screen.getByRole('region', { name: 'How a job works, step by step' });
  expect(section.classList.contains('pb-0')).toBe(areShown);
});
