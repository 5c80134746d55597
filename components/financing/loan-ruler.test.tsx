import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { financingPage } from '@/content/pages/financing';
import { showStatic } from '@/testing/show-static';
import { LenderOfferSection } from './lender-offer';
import { LoanRuler } from './loan-ruler';
import { LoanTermsSection } from './loan-terms';

const months = [12, 24, 36, 48, 60, 72, 84];

function setup(terms: readonly number[] = months) {
  const { container } = render(
    <LoanRuler
      heading={<h2>Months</h2>}
      amount={{ dollars: 7920, paysFor: 'A roof.' }}
      months={terms}
      initialMonths={60}
      ranges={[
        { name: 'Short', term: [24, 36] },
        { name: 'Long', term: [48, 60] },
      ]}
    />,
  );
  return {
    container,
    user: userEvent.setup(),
    answer: screen.getByRole('status'),
    apr: screen.getByRole('textbox', { name: 'APR in percent' }),
    slider: screen.getByRole('slider', { name: 'Months to pay' }),
  };
}

test('starts with an amount but no APR, and shows no payment', () => {
  const { answer, apr, slider } = setup();
  expect(screen.getByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('7920');
  expect(apr).toHaveValue('');
  expect(apr).not.toHaveAttribute('placeholder');
  expect(slider).toHaveAttribute('aria-valuetext', '60 months');
  expect(answer).toHaveTextContent('Enter your APR.');
  expect(answer).not.toHaveTextContent('$');
});

test('updates as the visitor types and moves the slider', async () => {
  const { user, answer, apr, slider } = setup();
  await user.type(apr, '7.5');
  expect(answer).toHaveTextContent('$158.70 a month');
  fireEvent.change(slider, { target: { value: '72' } });
  expect(slider).toHaveAttribute('aria-valuetext', '72 months');
  expect(answer).toHaveTextContent('$136.94 a month');
  expect(answer).toHaveTextContent('72 payments come to $9,859.43. Borrowing costs $1,939.43.');
});

test('keeps an invalid APR in its field, and asks the visitor to check it', async () => {
  const { user, answer, apr } = setup();
  await user.type(apr, '200');
  expect(apr).toHaveValue('200');
  expect(apr).toBeInvalid();
  expect(apr).toHaveAccessibleDescription('An APR is a number from 0 to 100. Type the one on your lender’s offer.');
  expect(answer).toHaveTextContent('Check the APR.');
  await user.clear(apr);
  expect(apr).toBeValid();
});

test.each(months)('places the thumb for %i months to scale', (term) => {
  const { slider } = setup();
  fireEvent.change(slider, { target: { value: String(term) } });
  // An empty svg fills the space up to the thumb.
  const spacer = screen.getByText('months').parentElement?.previousElementSibling;
  expect(Number.parseFloat(spacer?.getAttribute('width') ?? '')).toBeCloseTo((100 * term) / 84, 1);
});

test.each([
  [months.slice(1, -1), 72],
  [[...months, 96], 96],
  [[36, 60, 120, 180], 180],
])('fits its slider, marks and bars to the terms %j', (terms, longest) => {
  const { container, slider } = setup(terms);
  expect(slider).toHaveAttribute('min', String(terms[0]));
  expect(slider).toHaveAttribute('max', String(longest));
  expect([...container.querySelectorAll('text:not([y="90"])')].map(({ textContent }) => Number(textContent))).toEqual([
    0,
    ...terms,
  ]);
  const bars = [...container.querySelectorAll('rect.fill-copper')];
  expect(bars.map((bar) => Number.parseFloat(bar.getAttribute('x') ?? ''))).toEqual([
    expect.closeTo(2400 / longest, 1),
    expect.closeTo(4800 / longest, 1),
  ]);
});

test.each([
  [61, 84],
  [80, 84],
  [59, 36],
  [18, 18],
])('sliding to %i months stops at the term of %i months', (month, stop) => {
  const { slider } = setup([18, 36, 60, 84]);
  fireEvent.change(slider, { target: { value: String(month) } });
  expect(slider).toHaveValue(String(stop));
});

const { loan, lender } = financingPage;

test('below the ruler is every term, and what visitors without scripts can do', () => {
  showStatic(<LoanTermsSection {...loan} />);
  const region = screen.getByRole('region', { name: loan.heading });
  for (const text of ['12–24 months', '36–60 months', '72–84 months', loan.withoutScripts])
    expect(within(region).getByText(text)).toBeInTheDocument();
});

test('a lender’s offer: the disclosure, the terms, and empty lines to fill in', () => {
  showStatic(<LenderOfferSection {...lender} text="We are not a lender." />);
  const region = screen.getByRole('region', { name: lender.heading });
  expect(within(region).getByText('We are not a lender.')).toBeInTheDocument();
  expect(within(region).getAllByRole('definition')).toHaveLength(lender.definitions.length);
  expect(within(region).getByRole('figure', { name: /^The lender’s offer/ })).toHaveTextContent('Paying early');
});
