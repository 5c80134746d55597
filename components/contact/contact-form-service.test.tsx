import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServiceFields } from '@/components/mail-form/service-fields';
import { company } from '@/content/company';
import { formAction } from '@/content/mail';
import type * as Deliver from '@/lib/browser/deliver';
import { deliver } from '@/lib/browser/deliver';
import { navigateTo } from '@/lib/browser/navigate';
import type * as CompanyFrom from '@/lib/company/company-from';
import type { Outcome } from '@/lib/mail/form-service';
import { ContactForm } from './contact-form';

jest.mock('@/lib/browser/navigate');
jest.mock('@/lib/browser/deliver', () => ({
  ...jest.requireActual<typeof Deliver>('@/lib/browser/deliver'),
  deliver: jest.fn(),
}));
// An owner whose forms go to a service.
jest.mock('@/lib/company/company-from', () => {
  const { companyFrom } = jest.requireActual<typeof CompanyFrom>('@/lib/company/company-from');
  const formService = { name: 'A service', url: 'https://forms.example/f/own' };
  return { companyFrom: (facts: CompanyFrom.CompanyFacts) => ({ ...companyFrom(facts), ownerFacts: { formService } }) };
});

const delivering = jest.mocked(deliver);
const navigate = jest.mocked(navigateTo);
const send = () => screen.getByRole('button', { name: /send message|sending/i });
const message = () => screen.getByLabelText('Message');
const delivered = /^Thank you\. We have your message\./;

/** Advances the fake clock and waits for the lazily imported modules. */
const advance = (milliseconds: number) =>
  act(async () => {
    jest.advanceTimersByTime(milliseconds);
    await import('./contact-mailer');
  });

async function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const serviceFields = <ServiceFields subject="New message" />;
  render(<ContactForm action={formAction('New message')} photoField={null} serviceFields={serviceFields} />);
  for (const [control, text] of [
    [screen.getByLabelText('Name'), 'Jane Alden'],
    [screen.getByLabelText('Email'), 'jane@example.com'],
    [message(), 'The ridge leaks.'],
  ] as const) {
    await user.click(control);
    await user.paste(text);
  }
  return user;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  delivering.mockReset();
  navigate.mockClear();
  window.gtag = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.gtag;
});

test('sends the form to the service, once, says that we have it, and clears the form', async () => {
  let answer: (outcome: Outcome) => void = () => {};
  delivering.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = await setup();
  await user.dblClick(send());
  await advance(600);
  expect(send()).toBeDisabled();
  expect(send()).toHaveTextContent('Sending...');
  expect(window.gtag).not.toHaveBeenCalled();
  await act(async () => answer({ kind: 'delivered' }));
  await advance(0);

  expect(screen.getByText(delivered)).toBeVisible();
  expect(screen.getByRole('region', { name: 'We have your message' })).toBeVisible();
  expect(window.gtag).toHaveBeenCalledTimes(1);
  await user.click(send());
  await advance(600);
  expect(delivering).toHaveBeenCalledTimes(1);
  expect(delivering.mock.calls[0]?.[1].values).toMatchObject({
    email: 'jane@example.com',
    Message: 'The ridge leaks.',
  });
  expect(navigate).not.toHaveBeenCalled();

  await advance(5000);
  expect(message()).toHaveValue('');
});

test('after a refusal, keeps everything, gives the reason, and offers email, copy and phone', async () => {
  delivering.mockResolvedValue({ kind: 'refused', words: 'Email is not valid.' });
  const user = await setup();
  await user.click(send());
  await advance(600);
  await advance(0);
  expect(screen.getByRole('alert')).toHaveTextContent(
    `That didn’t go through (“Email is not valid.”), but what you wrote is still here. Send it again, email it from below, or call ${company.phone.display}`,
  );
  expect(screen.queryByText(delivered)).not.toBeInTheDocument();
  expect(window.gtag).not.toHaveBeenCalled();
  expect(message()).toHaveValue('The ridge leaks.');
  expect(screen.getByRole('button', { name: 'Copy message' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /860/ }).length).toBeGreaterThan(1);

  await user.click(screen.getByRole('button', { name: 'Open my email app' }));
  await advance(0);
  expect(decodeURIComponent(String(navigate.mock.calls))).toMatch(/^mailto:.*The ridge leaks\./s);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(/^Thank you! Your email client should open/)).toBeVisible();
});

test('after a refusal, the same message can be sent again', async () => {
  delivering.mockResolvedValueOnce({ kind: 'unanswered' }).mockResolvedValue({ kind: 'delivered' });
  const user = await setup();
  await user.click(send());
  await advance(600);
  await advance(0);
  expect(screen.getByRole('alert')).toHaveTextContent('We got no answer, so it may not have gone through');
  await user.click(send());
  await advance(600);
  await advance(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(delivered)).toBeVisible();
});

test.each([
  ['', false],
  ['Buy now', true],
])('tells from the hidden field whether a program wrote the message (%j)', async (text, isTrapped) => {
  delivering.mockResolvedValue({ kind: 'delivered' });
  const user = await setup();
  const trap = screen.getByLabelText<HTMLInputElement>('Leave this empty');
  expect(trap).not.toBeVisible();
  trap.value = text;
  await user.click(send());
  await advance(600);
  expect(delivering.mock.calls[0]?.[1]).toMatchObject({ isTrapped });
});
