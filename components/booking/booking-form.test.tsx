import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { company } from '@/content/company';
import { bookingSubject } from '@/content/booking/mail';
import { bookingSection } from '@/content/booking/section';
import { formAction } from '@/content/mail';
import { navigateTo } from '@/lib/browser/navigate';
import { BookingForm } from './booking-form';

expect.extend(toHaveNoViolations);

jest.mock('@/lib/browser/navigate');

type User = ReturnType<typeof userEvent.setup>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dateButton = () => button(/^Date/);
const radio = (name: string) => screen.getByRole('radio', { name });
const details = {
  name: () => screen.getByLabelText('Full name'),
  email: () => screen.getByLabelText('Email'),
  phone: () => screen.getByLabelText('Phone'),
  address: () => screen.getByLabelText('Property address'),
  message: () => screen.getByLabelText('Message (optional)'),
};
const action = formAction(bookingSubject);
const navigate = jest.mocked(navigateTo);

/** Advances the fake clock and waits for the lazily imported modules. */
const advance = (milliseconds: number) =>
  act(async () => {
    jest.advanceTimersByTime(milliseconds);
    await import('./booking-mailer');
  });

function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...render(<BookingForm action={action} photoField={null} hint={bookingSection.sendHint} />) };
}

async function openCalendar(user: User) {
  await user.click(dateButton());
  return waitFor(() => screen.getByRole('grid'));
}

async function chooseVisit(user: User, day = 'Tuesday, November 24, 2026') {
  await openCalendar(user);
  await user.click(button(day));
  await user.click(radio('10:00 AM'));
  await user.click(radio('Multiple Services'));
}

async function fillDetails(user: User) {
  for (const [control, text] of [
    [details.name(), 'Jane Alden'],
    [details.email(), 'jane@example.com'],
    [details.phone(), '(860) 555-0100'],
    [details.address(), '12 Oak Street, Bristol'],
  ] as const) {
    await user.click(control);
    await user.paste(text);
  }
}

beforeEach(() => {
  // A Saturday; the full days are Monday 23, Thursday 26 and Sunday 29.
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0) });
  sessionStorage.clear();
  navigate.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('step 1: date, time and service', () => {
  test('offers seven time slots and four services', () => {
    setup();
    const names = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('radio')
        .map((choice) => choice.getAttribute('value'));
    expect(names('Time')).toEqual(['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']);
    expect(names('Service')).toEqual(['roofing', 'siding', 'windows', 'multiple']);
  });

  test('enables Continue only once a date, a time and a service are chosen', async () => {
    const { user } = setup();
    expect(button('Continue')).toBeDisabled();
    expect(screen.getByText('Still to choose: a date, a time, and a service.')).toBeVisible();
    await user.click(radio('10:00 AM'));
    expect(button('Continue')).toBeDisabled();
    await user.click(radio('Roofing'));
    expect(screen.getByText('Still to choose: a date.')).toBeVisible();
    expect(button('Continue')).toBeDisabled();
    await openCalendar(user);
    await user.click(button('Tuesday, November 24, 2026'));
    // The date and the time are separate elements, so that neither wraps.
    const chosen = screen.getByText(
      (_, element) => element?.tagName === 'P' && element.textContent === 'Tuesday, November 24 at 10:00 AM, roofing',
    );
    expect(chosen).toBeVisible();
    expect(button('Continue')).toBeEnabled();
  });

  test('says that we’re closed when the visitor picks a Sunday', async () => {
    const { user } = setup();
    await chooseVisit(user, 'Sunday, November 22, 2026, closed');
    expect(screen.getByText('We’re closed Sundays. We’ll call to find another day.')).toBeVisible();
    expect(button('Continue')).toBeEnabled();
  });

  test('closes the times of today that have passed, as they pass', async () => {
    jest.setSystemTime(new Date('2026-11-21T14:30:00Z'));
    const { user } = setup();
    await chooseVisit(user, 'Saturday, November 21, 2026, today');
    expect(radio('9:00 AM')).toBeDisabled();
    expect(button('Continue')).toBeEnabled();
    await advance(31 * 60_000);
    expect(radio('10:00 AM')).toBeDisabled();
    expect(screen.getByText(/That time has passed/)).toBeVisible();
    expect(screen.getByText('Still to choose: a time.')).toBeVisible();
    expect(button('Continue')).toBeDisabled();
    await user.click(radio('3:00 PM'));
    expect(screen.queryByText(/That time has passed/)).not.toBeInTheDocument();
    expect(button('Continue')).toBeEnabled();
    await openCalendar(user);
    await user.click(button('Tuesday, November 24, 2026'));
    expect(radio('9:00 AM')).toBeEnabled();
  });

  test('closes today once its last time has passed, and first offers a day on which we work', async () => {
    jest.setSystemTime(new Date('2026-11-21T23:30:00Z'));
    const { user } = setup();
    await openCalendar(user);
    // The 22nd is a Sunday, and the 23rd is full.
    await waitFor(() => expect(button('Tuesday, November 24, 2026')).toHaveFocus());
    expect(button('Saturday, November 21, 2026, today, not available')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the calendar', () => {
  test('opens and closes with its button, and closes when a day is picked', async () => {
    const { user } = setup();
    expect(dateButton()).toHaveAttribute('aria-expanded', 'false');
    await openCalendar(user);
    expect(dateButton()).toHaveAttribute('aria-expanded', 'true');
    await user.click(dateButton());
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await openCalendar(user);
    await user.click(button('Tuesday, November 24, 2026'));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(dateButton()).toHaveAccessibleName('Date Tuesday, November 24, 2026');
    expect(dateButton()).toHaveFocus();
  });

  test('does not let the visitor pick past or full days', async () => {
    const { user } = setup();
    await openCalendar(user);
    expect(button('Friday, November 20, 2026')).toBeDisabled();
    for (const day of ['Monday, November 23, 2026', 'Thursday, November 26, 2026', 'Sunday, November 29, 2026']) {
      const full = button(`${day}, not available`);
      expect(full).toHaveAttribute('aria-disabled', 'true');
      await user.click(full);
    }
    expect(screen.getByRole('grid')).toBeVisible();
    expect(dateButton()).toHaveAccessibleName('Date Choose a date');
    expect(button('Previous month')).toBeDisabled();
  });

  test('ends a year from today', async () => {
    const { user } = setup();
    await openCalendar(user);
    for (let month = 0; month < 12; month += 1) await user.click(button('Next month'));
    expect(screen.getByRole('grid')).toHaveAccessibleName('November 2027');
    expect(button('Next month')).toBeDisabled();
    expect(button('Monday, November 22, 2027')).toBeDisabled();
    await user.click(button('Saturday, November 20, 2027'));
    expect(dateButton()).toHaveAccessibleName('Date Saturday, November 20, 2027');
  });

  test('can be operated with the keyboard alone', async () => {
    const { user } = setup();
    dateButton().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Saturday, November 21, 2026, today')).toHaveFocus());
    for (const [key, day] of [
      ['{ArrowLeft}', 'Saturday, November 21, 2026, today'],
      ['{ArrowRight}', 'Sunday, November 22, 2026, closed'],
      ['{ArrowRight}', 'Monday, November 23, 2026, not available'],
      ['{ArrowDown}', 'Monday, November 30, 2026'],
      ['{ArrowDown}', 'Monday, December 7, 2026'],
      ['{Home}', 'Sunday, December 6, 2026, closed'],
      ['{End}', 'Saturday, December 12, 2026'],
      ['{PageDown}', 'Tuesday, January 12, 2027'],
      ['{PageUp}', 'Saturday, December 12, 2026'],
      ['{ArrowUp}', 'Saturday, December 5, 2026'],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement).toHaveAccessibleName(day);
    }
    expect(screen.getByRole('grid')).toHaveAccessibleName('December 2026');
    await user.keyboard(' ');
    expect(dateButton()).toHaveAccessibleName('Date Saturday, December 5, 2026');
    await user.keyboard('{Enter}');
    expect(button('Saturday, December 5, 2026')).toHaveFocus();
    expect(button('Saturday, December 5, 2026')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(dateButton()).toHaveFocus();
  });

  test('at midnight, updates the available days and asks for another if the chosen one is now full', async () => {
    const { user } = setup();
    // Today is the 21st. On the 22nd, the 24th is two days away and therefore full.
    await chooseVisit(user, 'Tuesday, November 24, 2026');
    expect(button('Continue')).toBeEnabled();
    await user.click(button('Continue'));
    expect(details.name()).toBeVisible();

    await advance(12 * 3_600_000 + 1);
    expect(screen.getByText('Tuesday, November 24, 2026 isn’t available anymore. Pick another day.')).toBeVisible();
    expect(button('Continue')).toBeDisabled();

    await openCalendar(user);
    // Its week has passed.
    expect(screen.queryByRole('button', { name: 'Saturday, November 21, 2026' })).not.toBeInTheDocument();
    await user.click(button('Monday, November 23, 2026'));
    expect(button('Continue')).toBeEnabled();
    expect(radio('10:00 AM')).toBeChecked();
  });
});

describe('step 2: contact details', () => {
  test('requires every field except the message', async () => {
    const { user } = setup();
    await chooseVisit(user);
    await user.click(button('Continue'));
    const { message, ...required } = details;
    for (const control of Object.values(required)) expect(control()).toBeRequired();
    expect(details.email()).toHaveAttribute('type', 'email');
    expect(message()).not.toBeRequired();
    expect(details.phone()).toHaveAccessibleDescription('So we can call to confirm.');
    expect(screen.getByRole('group', { name: 'Step 2 of 2: Your details' })).toHaveFocus();
  });

  test('keeps every value when the visitor goes back and forth', async () => {
    const { user } = setup();
    await chooseVisit(user);
    await user.click(button('Continue'));
    await fillDetails(user);
    await user.click(button('Back'));
    expect(dateButton()).toHaveAccessibleName('Date Tuesday, November 24, 2026');
    expect(radio('10:00 AM')).toBeChecked();
    expect(radio('Multiple Services')).toBeChecked();
    await user.click(button('Continue'));
    expect(details.name()).toHaveValue('Jane Alden');
    expect(details.address()).toHaveValue('12 Oak Street, Bristol');
  });

  test('sends the request, promises an answer within 24 hours, and can start over', async () => {
    const { user } = setup();
    await chooseVisit(user);
    await user.click(button('Continue'));
    await fillDetails(user);
    await user.click(button('Send Request'));
    expect(button('Sending...')).toBeDisabled();
    await user.click(button('Sending...'));
    await advance(600);

    expect(navigate).toHaveBeenCalledTimes(1);
    expect(decodeURIComponent(String(navigate.mock.calls[0]))).toBe(
      `mailto:${company.email.address}?subject=New consultation booking - ${company.name}&body=${[
        'Customer name: Jane Alden',
        'Email: jane@example.com',
        'Phone: (860) 555-0100',
        'Property address: 12 Oak Street, Bristol',
        'Appointment date: Tuesday, November 24, 2026',
        'Appointment time: 10:00 AM',
        'Service type: Multiple Services',
        '',
        'Additional information:',
        'No additional information provided.',
        '',
        'Please contact the customer to confirm this appointment.',
      ].join('\r\n')}`,
    );
    const success = screen.getByRole('group', { name: 'Your request is ready to send.' });
    expect(success).toHaveFocus();
    expect(success).toHaveTextContent('We’ll get back to you within 24 hours');
    expect(screen.queryByRole('button', { name: 'Send Request' })).not.toBeInTheDocument();

    await user.click(button('Book Another Appointment'));
    expect(screen.getByRole('group', { name: 'Step 1 of 2: Your visit' })).toHaveFocus();
    expect(dateButton()).toHaveAccessibleName('Date Choose a date');
    expect(button('Continue')).toBeDisabled();
    for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked();
    for (const control of Object.values(details)) expect(control()).toHaveValue('');
  });

  test('logs an error when the email cannot be opened, says to call, and keeps what was entered', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    navigate.mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    const { user } = setup();
    await chooseVisit(user);
    await user.click(button('Continue'));
    await fillDetails(user);
    await user.click(button('Send Request'));
    await advance(600);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent(`call ${company.phone.display}`);
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', company.phone.href);
    expect(button('Send Request')).toBeEnabled();
    expect(details.name()).toHaveValue('Jane Alden');
  });

  test('keeps the sent request and its calendar file after a reload', async () => {
    const { user, unmount } = setup();
    await chooseVisit(user);
    await user.click(button('Continue'));
    await fillDetails(user);
    await user.click(button('Send Request'));
    await advance(600);
    unmount();
    render(<BookingForm action={action} photoField={null} hint={bookingSection.sendHint} />);
    await advance(0);
    expect(dateButton()).toHaveAccessibleName('Date Choose a date');
    expect(screen.getByRole('region', { name: 'Your message is ready' })).toHaveTextContent(
      'Customer name: Jane Alden',
    );
    expect(button('Add to calendar')).toBeVisible();
    expect(sessionStorage.getItem('booking-message')).toContain('DTSTART;TZID=America/New_York:20261124T100000');
  });
});

test('restores the draft after a reload, choices included', async () => {
  const { user, unmount } = setup();
  await chooseVisit(user);
  await user.click(button('Continue'));
  await fillDetails(user);
  unmount();
  setup();
  expect(dateButton()).toHaveAccessibleName('Date Tuesday, November 24, 2026');
  expect(button('Continue')).toBeEnabled();
  await user.click(button('Continue'));
  expect(details.name()).toHaveValue('Jane Alden');
});

test('asks for another day when the day in the draft has passed', async () => {
  const { user, unmount } = setup();
  await chooseVisit(user);
  unmount();
  jest.setSystemTime(new Date(2026, 10, 25, 9, 0));
  setup();
  expect(button('Continue')).toBeDisabled();
  expect(screen.getByText(/November 24, 2026 isn’t available anymore/)).toBeVisible();
});

test('a kept draft for the last day of the calendar asks for an earlier one', async () => {
  sessionStorage.setItem('booking-draft', JSON.stringify({ 'Appointment date': '9999-12-31' }));
  const { user } = setup();
  expect(screen.getByText('Friday, December 31, 9999 is more than a year away. Pick an earlier day.')).toBeVisible();
  await openCalendar(user);
  expect(screen.getByRole('grid')).toHaveAccessibleName('November 2026');
});

describe('before scripts load, the form', () => {
  function page() {
    const element = document.createElement('div');
    element.innerHTML = renderToString(
      <BookingForm action={action} photoField={null} hint={bookingSection.sendHint} />,
    );
    document.body.append(element);
    return element;
  }
  afterEach(() => document.body.replaceChildren());

  test('emails every field to the company as plain text', () => {
    const form = page().querySelector('form');
    expect(form).toHaveAttribute(
      'action',
      expect.stringContaining(`mailto:${company.email.address}?subject=New%20consultation`),
    );
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'text/plain');
    const controls = [...(form?.elements ?? [])].filter((control) => control.hasAttribute('name'));
    expect(new Set(controls.map((control) => control.getAttribute('name')))).toEqual(
      new Set([
        'Appointment date',
        'Appointment time',
        'Service type',
        'Customer name',
        'Email',
        'Phone',
        'Property address',
        'Additional information',
      ]),
    );
    for (const control of controls) expect(control).toBeEnabled();
    expect(form?.querySelector('[type="date"]')).toBeVisible();
    expect(button('Send Request')).toBeEnabled();
    expect(form).toHaveTextContent(`If nothing opens, call ${company.phone.display}.`);
  });

  test('accepts choices and text, and hydration keeps them', () => {
    const element = page();
    const form = element.querySelector('form');
    const date = form?.querySelector<HTMLInputElement>('[type="date"]');
    const time = form?.querySelector<HTMLInputElement>('[value="1:00 PM"]');
    const name = form?.querySelector<HTMLInputElement>('[name="Customer name"]');
    if (date) date.value = '2026-11-24';
    if (time) time.checked = true;
    if (name) name.value = 'Jane';
    act(
      () => void hydrateRoot(element, <BookingForm action={action} photoField={null} hint={bookingSection.sendHint} />),
    );
    expect(dateButton()).toHaveAccessibleName('Date Tuesday, November 24, 2026');
    expect(radio('1:00 PM')).toBeChecked();
    expect(screen.getByText('Still to choose: a service.')).toBeVisible();
    expect(name).toHaveValue('Jane');
  });

  test('keeps the date field while the visitor is in it', () => {
    const element = page();
    const date = element.querySelector<HTMLInputElement>('[type="date"]');
    date?.focus();
    act(
      () => void hydrateRoot(element, <BookingForm action={action} photoField={null} hint={bookingSection.sendHint} />),
    );
    expect(date).toBeVisible();
    expect(date).toHaveFocus();
    expect(date).toHaveAttribute('max', '2027-11-21');
    act(() => date?.blur());
    expect(date).not.toBeVisible();
    expect(dateButton()).toBeVisible();
  });
});

test('has no axe violations with the calendar open', async () => {
  const { user, container } = setup();
  await openCalendar(user);
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});
