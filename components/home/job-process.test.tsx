import { render, screen } from '@testing-library/react';
import { papers } from '@/content/papers/papers';
import { JobProcess } from './job-process';

test.each([
  [true, 'ends with the papers, without space below them'],
  [false, 'ends with the usual space'],
])('papers shown: %s: the section %s', (areShown) => {
  jest.replaceProperty(papers, 'areShown', areShown);
  render(<JobProcess />);
  const section = screen.getByRole('region', { name: 'How a job works, step by step' });
  expect(section.classList.contains('pb-0')).toBe(areShown);
});
