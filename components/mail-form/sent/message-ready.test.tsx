import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { messageReady } from '@/content/message/ready';
import { navigateTo } from '@/lib/browser/navigate';
import { fullText } from '@/lib/mail/mailto';
import type { StoredMessage } from '@/lib/mail/stored-message';
import { MessageReady } from './message-ready';

jest.mock('@/lib/browser/navigate');

const message = {
  subject: 'New Contact Form Submission',
  body: 'Name: José\n\nMessage:\n2 + 2 & 30%',
  footer: 'Sent from the website.',
};

function setup(stored: StoredMessage = message) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onDismiss = jest.fn();
  const onOpenMail = jest.fn();
  render(<MessageReady message={stored} album={null} onDismiss={onDismiss} onOpenMail={onOpenMail} />);
  return { user, onDismiss, onOpenMail };
}

const mockClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('copies the whole message, and says so for two seconds', async () => {
  setup();
  const writeText = jest.fn().mockResolvedValue(undefined);
  mockClipboard(writeText);
  await act(async () => {
    screen.getByRole('button', { name: 'Copy message' }).click();
    // Lets the clipboard's promise settle without moving the fake clock.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  expect(writeText).toHaveBeenCalledWith(fullText(message));
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy message' })).toBeVisible();
});

test('shows and selects the text when access to the clipboard is denied', async () => {
  const { user } = setup();
  mockClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  document.execCommand = jest.fn(() => false);
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('status')).toHaveTextContent('We selected the text below');
  const text = screen.getByLabelText<HTMLTextAreaElement>('Full text');
  expect(text).toBeVisible();
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(fullText(message));
});

test('links to Gmail and Outlook, in a new tab without an opener', () => {
  setup();
  for (const [name, host] of [
    ['Open in Gmail', 'mail.google.com'],
    ['Open in Outlook', 'outlook.live.com'],
  ] as const) {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(new URL(link.href).host).toBe(host);
    expect(new URL(link.href).searchParams.get('body')).toBe(fullText(message).replaceAll('\n', '\r\n'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

test('downloads the message as an .eml file', async () => {
  const { user } = setup();
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:message';
  };
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('message.eml');
  });
  await user.click(screen.getByRole('button', { name: 'Download email file' }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(saved?.type).toBe('message/rfc822');
  click.mockRestore();
});

test('downloads the calendar file of a booking', async () => {
  const { user } = setup({ ...message, calendarFile: 'BEGIN:VCALENDAR' });
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:visit';
  };
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(saved?.type).toBe('text/calendar');
  click.mockRestore();
});

test('offers a phone call, and can be dismissed', async () => {
  const { user, onDismiss } = setup();
  expect(screen.getByRole('link', { name: messageReady.call })).toHaveAttribute('href', company.phone.href);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

describe('a message written offline', () => {
  const goOffline = (isOffline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
  };
  afterEach(() => jest.restoreAllMocks());

  test('says that it is saved, and offers only actions that need no network', () => {
    goOffline(true);
    setup({ ...message, isWaiting: true });
    expect(screen.getByRole('region', { name: 'We saved your message' })).toHaveTextContent('nothing has been sent');
    expect(screen.queryByRole('link', { name: 'Open in Gmail' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open my email app' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy message' })).toBeVisible();
  });

  test('offers to open the mail program once the network is back', async () => {
    goOffline(true);
    const { user, onOpenMail } = setup({ ...message, isWaiting: true });
    goOffline(false);
    expect(screen.getByText('You’re back online. Your message hasn’t been sent yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open my email app' }));
    expect(navigateTo).toHaveBeenCalledWith(expect.stringMatching(/^mailto:/));
    expect(onOpenMail).toHaveBeenCalledTimes(1);
  });
});
