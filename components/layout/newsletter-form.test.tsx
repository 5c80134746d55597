import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { NewsletterForm } from './newsletter-form';

const confirmation = 'Thanks. We’re not sending these yet, so please check back.';
const email = () => screen.getByRole('textbox', { name: 'Email for the house notes' });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.gtag;
});

function setup() {
  window.gtag = jest.fn();
  return { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), ...render(<NewsletterForm />) };
}

test('reports the address to analytics and the console, confirms for three seconds, then clears the field', async () => {
  const { user } = setup();
  await user.type(email(), 'jane@example.com{enter}');
  expect(window.gtag).toHaveBeenCalledWith('event', 'newsletter_signup', { email: 'jane@example.com' });
  expect(console.info).toHaveBeenCalledWith(expect.any(String), 'jane@example.com');
  expect(screen.getByRole('status')).toHaveTextContent(confirmation);
  expect(email()).toHaveValue('jane@example.com');
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('status')).toHaveTextContent(confirmation);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(email()).toHaveValue('');
});

test('does nothing while the field is empty', async () => {
  const { user } = setup();
  expect(email()).toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(window.gtag).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('has an email to the company as its action, for visitors without scripts', () => {
  const { container } = setup();
  expect(container.querySelector('form')).toHaveAttribute(
    'action',
    `${company.email.href}?subject=Seasonal%20house%20notes`,
  );
});
