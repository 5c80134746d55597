import { render, screen } from '@testing-library/react';
import { company } from '@/content/company';
import { signs } from '@/content/signs/signs';
import { SignItem } from './sign-item';

const show = (sign: (typeof signs)[number]) =>
  render(
    <ul>
      <SignItem sign={sign} />
    </ul>,
  );
const hrefs = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

describe('urgent signs', () => {
  const urgent = signs.filter(({ urgency }) => urgency === 'call');
  it.each(urgent.map((sign) => [sign.name, sign] as const))(
    '%s: its first link, apart from 911, calls the company',
    (_, sign) => {
      show(sign);
      expect(hrefs().filter((href) => href !== 'tel:911')[0]).toBe(company.phone.href);
    },
  );
});

it('shows a price for a sign that can wait, and links to its page and to a message about it', () => {
  const ring = signs.find(({ id }) => id === 'brown-ring');
  if (!ring) throw new Error('There is no sign with the id brown-ring.');
  show(ring);
  expect(screen.getByRole('heading', { name: ring.name })).toBeInTheDocument();
  expect(screen.getByText('$350–$1,600')).toBeInTheDocument();
  expect(hrefs()).toEqual(['/services/roofing/repair/', '/contact/#sign=brown-ring']);
});

it('puts the sign’s id inside the details, because browsers open the details that contain the URL’s target', () => {
  const [sign] = signs;
  if (!sign) throw new Error('There are no signs.');
  const { container } = show(sign);
  expect(container.querySelector('details')).toContainElement(container.querySelector(`#${sign.id}`));
  expect(container.querySelector('summary')).not.toContainElement(container.querySelector(`#${sign.id}`));
});
