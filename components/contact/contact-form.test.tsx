import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { axe, toHaveNoViolations } from 'jest-axe';
import { company } from '@/content/company';
import { contactSubject } from '@/content/contact/mail';
import { contactSection } from '@/content/contact/section';
import { formAction } from '@/content/mail';
import { navigateTo } from '@/lib/browser/navigate';
import { maxLinkLength } from '@/lib/mail/mailto';
import { ContactForm } from './contact-form';

expect.extend(toHaveNoViolations);

jest.mock('@/lib/browser/navigate');

const notice = 'Thank you! Your email client should open with your message ready to send.';

const field = {
  name: () => screen.getByLabelText('Name'),
  email: () => screen.getByLabelText('Email'),
  phone: () => screen.getByLabelText('Phone (optional)'),
  message: () => screen.getByLabelText('Message'),
};
const send = () => screen.getByRole('button', { name: /send message|sending/i });

const action = formAction(contactSubject);
const navigate = jest.mocked(navigateTo);

function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...render(<ContactForm action={action} photoField={null} hint={contactSection.sendHint} />) };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [control, text] of [
    [field.name(), 'Jane Alden'],
    [field.email(), 'jane@example.com'],
    [field.message(), 'The ridge leaks.\n5" & 2+2 = 30%?'],
  ] as const) {
    await user.click(control);
    await user.paste(text);
  }
}

/** Advances the fake clock and waits for the lazily imported modules. */
const advance = (milliseconds: number) =>
  act(async () => {
    jest.advanceTimersByTime(milliseconds);
    await import('./contact-mailer');
  });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  navigate.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.gtag;
});

test('explains before the button what sending does', () => {
  setup();
  const hint = screen.getByText(/^This opens your email app/);
  expect(hint.compareDocumentPosition(send()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('requires a name, an email and a message; the phone is optional', () => {
  setup();
  expect(field.name()).toBeRequired();
  expect(field.email()).toBeRequired();
  expect(field.email()).toHaveAttribute('type', 'email');
  expect(field.phone()).not.toBeRequired();
  expect(field.phone()).toHaveAttribute('type', 'tel');
  expect(field.message()).toBeRequired();
  expect(field.message()).toHaveAttribute('rows', '5');
  expect(field.message()).toHaveAttribute('placeholder', 'Tell us about your project or questions...');
});

test('opens the message in the visitor’s mail program, says so for five seconds, then clears the form', async () => {
  window.gtag = jest.fn();
  const { user } = setup();
  await fill(user);
  await user.click(send());

  expect(send()).toHaveTextContent('Sending...');
  expect(send()).toBeDisabled();
  expect(navigate).not.toHaveBeenCalled();

  await advance(600);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(decodeURIComponent(String(navigate.mock.calls[0]))).toBe(
    `mailto:${company.email.address}?subject=New Contact Form Submission - ${company.name}&body=${[
      'Name: Jane Alden',
      'Email: jane@example.com',
      'Phone: Not given',
      '',
      'Message:',
      'The ridge leaks.',
      '5" & 2+2 = 30%?',
      '',
      `Sent from the website contact form at ${company.domain}.`,
    ].join('\r\n')}`,
  );
  expect(window.gtag).toHaveBeenCalledWith('event', 'form_submit', {
    form_type: 'contact',
    user_email: 'jane@example.com',
  });
  expect(screen.getByText(notice)).toBeVisible();
  expect(send()).toBeEnabled();
  expect(field.name()).toHaveValue('Jane Alden');

  await advance(4999);
  expect(screen.getByText(notice)).toBeVisible();
  await advance(1);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  for (const control of Object.values(field)) expect(control()).toHaveValue('');
});

test('ignores a second submit while it is sending', async () => {
  const { user } = setup();
  await fill(user);
  await user.click(send());
  await user.click(send());
  await user.type(field.name(), '{enter}');
  await advance(600);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('does not send while a required field is empty', async () => {
  const { user } = setup();
  await user.type(field.name(), 'Jane');
  await user.click(send());
  await advance(1000);
  expect(send()).toHaveTextContent('Send Message');
  expect(navigate).not.toHaveBeenCalled();
});

test('logs a failure, says to call instead of showing the notice, and keeps the form filled in', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  navigate.mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  const { user } = setup();
  await fill(user);
  await user.click(send());
  await advance(10_000);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(send()).toBeEnabled();
  expect(send()).toHaveTextContent('Send Message');
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(company.phone.display);
  expect(field.name()).toHaveValue('Jane Alden');
});

test('still sends when analytics throws', async () => {
  window.gtag = () => {
    throw new Error('tag');
  };
  const { user } = setup();
  await fill(user);
  await user.click(send());
  await advance(600);
  expect(navigate).toHaveBeenCalled();
  expect(screen.getByText(notice)).toBeVisible();
});

test('does not clear the form once the visitor has begun another message', async () => {
  const { user } = setup();
  await fill(user);
  await user.click(send());
  await advance(600);
  await user.clear(field.message());
  await user.type(field.message(), 'One more thing');
  await advance(5000);
  expect(field.message()).toHaveValue('One more thing');
});

describe('the sent message', () => {
  test('stays on the page after the notice is gone and after a reload, until it is dismissed', async () => {
    const { user, unmount } = setup();
    await fill(user);
    await user.click(send());
    await advance(600);
    await advance(5000);
    expect(screen.getByRole('region', { name: 'Your message is ready' })).toBeVisible();

    unmount();
    render(<ContactForm action={action} photoField={null} hint={contactSection.sendHint} />);
    await advance(0);
    const panel = screen.getByRole('region', { name: 'Your message is ready' });
    expect(panel).toHaveTextContent('The ridge leaks.');

    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(panel).not.toBeInTheDocument();
    expect(sessionStorage.getItem('contact-message')).toBeNull();
  });

  test('is replaced by the next message', async () => {
    const { user, unmount } = setup();
    await fill(user);
    await user.click(send());
    await advance(600);
    unmount();
    setup();
    await fill(user);
    await user.type(field.message(), ' Second');
    await user.click(send());
    await advance(600);
    expect(screen.getAllByRole('region', { name: 'Your message is ready' })).toHaveLength(1);
    expect((screen.getByLabelText('Full text') as HTMLTextAreaElement).value).toContain(' Second');
  });

  test('is shown in full on the page when it is too long for a link', async () => {
    const { user } = setup();
    await user.type(field.name(), 'Jane');
    await user.type(field.email(), 'jane@example.com');
    // An accented letter takes six characters in a link.
    const long = `${'Où est la fuite ? '.repeat(280)}END`;
    await user.click(field.message());
    await user.paste(long);
    await user.click(send());
    await advance(600);
    const [[link]] = navigate.mock.calls as [[string]];
    expect(link.length).toBeLessThanOrEqual(maxLinkLength);
    expect(decodeURIComponent(link)).toContain('This message was too long to open in full');
    expect(screen.getByText(/too long to open in full\. Copy it/)).toBeVisible();
    expect((screen.getByLabelText('Full text') as HTMLTextAreaElement).value).toContain(long);
  });
});

describe('the draft', () => {
  test('survives a reload', async () => {
    const { user, unmount } = setup();
    await fill(user);
    unmount();
    setup();
    expect(field.name()).toHaveValue('Jane Alden');
    expect(field.message()).toHaveValue('The ridge leaks.\n5" & 2+2 = 30%?');
  });

  test('is deleted once the message is sent', async () => {
    const { user, unmount } = setup();
    await fill(user);
    await user.click(send());
    await advance(600);
    unmount();
    setup();
    await advance(0);
    expect(field.message()).toHaveValue('');
  });

  test('is kept in memory when storage is denied, and so is the sent message', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user, unmount } = setup();
    await fill(user);
    unmount();
    setup();
    expect(field.name()).toHaveValue('Jane Alden');
    await user.click(send());
    await advance(600);
    expect(navigate).toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Your message is ready' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Your message is ready' })).not.toBeInTheDocument();
  });
});

describe('before scripts load, the form', () => {
  test('emails the company as plain text, and says what to do if nothing opens', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ContactForm action={action} photoField={null} hint={contactSection.sendHint} />);
    const form = page.querySelector('form');
    expect(form).toHaveAttribute(
      'action',
      expect.stringContaining(`mailto:${company.email.address}?subject=New%20Contact`),
    );
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'text/plain');
    expect([...page.querySelectorAll('[name]')].map((control) => control.getAttribute('name'))).toEqual([
      'Name',
      'Email',
      'Phone',
      'Message',
    ]);
    expect(page).toHaveTextContent(`If nothing opens, call ${company.phone.display}.`);
    expect(page.querySelector('button')).toBeEnabled();
  });

  test('accepts text, and hydration keeps it', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<ContactForm action={action} photoField={null} hint={contactSection.sendHint} />);
    const [name, , , message] = page.querySelectorAll<HTMLInputElement>('[name]');
    if (name) name.value = 'Jane';
    if (message) message.value = 'Typed early';
    act(() => void hydrateRoot(page, <ContactForm action={action} photoField={null} hint={contactSection.sendHint} />));
    expect(name).toHaveValue('Jane');
    expect(message).toHaveValue('Typed early');
    expect(sessionStorage.getItem('contact-draft')).toContain('Typed early');
    page.remove();
  });
});

test('has no axe violations with the message panel open', async () => {
  const { user, container } = setup();
  await fill(user);
  await user.click(send());
  await advance(600);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});
