import { render } from '@testing-library/react';
import { RulerBar } from './ruler-bar';

const scale = { low: 0, high: 70 };

it('draws a range as a bar, to scale', () => {
  const { container } = render(<RulerBar scale={scale} span={{ low: 35, high: 70 }} fill="pine" />);
  const bar = container.querySelector('rect');
  expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual(['50%', '50%']);
});

it('draws a single value as a mark, because a bar without width would be invisible', () => {
  const { container } = render(<RulerBar scale={scale} span={{ low: 35, high: 35 }} fill="pine" />);
  expect(container.querySelector('rect')).toBeNull();
  expect(container.querySelector('line[x1="50%"][x2="50%"]')).toBeInTheDocument();
});

it('draws “35 or more” as an arrow, not as a mark', () => {
  const { container } = render(<RulerBar scale={scale} span={{ low: 35, high: 35, isOpen: true }} fill="pine" />);
  expect(container.querySelector('svg[x="50%"] > path')).toBeInTheDocument();
  expect(container.querySelector('line[x1="50%"]')).toBeNull();
});
