import { act, fireEvent, render, screen } from '@testing-library/react';
import { company } from '@/content/company';
import { ServiceArea } from './service-area';

/** Reports the map as on screen as soon as it's observed. */
beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    readonly #report: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.#report = () =>
        act(() =>
          callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
        );
    }
    observe() {
      this.#report();
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.fetch = jest.fn().mockResolvedValue({});
});
afterEach(() => jest.useRealTimers());

const map = () => screen.queryByTitle('Our Service Area');
const place = new RegExp(`We’re in ${company.address.line}`);

test.each([
  ['scrolls', () => fireEvent.scroll(window)],
  ['presses', () => fireEvent.pointerDown(document.body)],
  ['types', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('requests nothing from another host until the visitor %s, even with the map on screen', async (_, acts) => {
  render(<ServiceArea />);
  fireEvent.mouseMove(document.body);
  await act(async () => {});
  expect(map()).not.toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
  acts();
  await act(async () => {});
  const frame = screen.getByTitle('Our Service Area');
  expect(frame).toHaveAttribute('src', company.google.mapEmbed);
  fireEvent.load(frame);
  act(() => jest.advanceTimersByTime(12_000));
  expect(frame).toBeInTheDocument();
  expect(screen.queryByText('We couldn’t load the map.')).not.toBeInTheDocument();
});

test('shows the address and a map link before the map loads', () => {
  render(<ServiceArea />);
  expect(screen.getByText(place)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps'),
  );
});

test('moves the keyboard focus from the link to the map that covers it', async () => {
  render(<ServiceArea />);
  fireEvent.scroll(window);
  await act(async () => {});
  const link = screen.getByRole('link', { name: 'Open the map' });
  link.focus();
  const frame = screen.getByTitle('Our Service Area');
  fireEvent.load(frame);
  expect(frame).toHaveFocus();
  expect(link.closest('[inert]')).toBeInTheDocument();
});

test('does not move the focus if it is elsewhere', async () => {
  render(<ServiceArea />);
  fireEvent.scroll(window);
  await act(async () => {});
  fireEvent.load(screen.getByTitle('Our Service Area'));
  expect(document.body).toHaveFocus();
});

test.each([
  ['refuses', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', () => new Promise(() => {})],
])('says that the map could not load when the host %s', async (_, answer) => {
  globalThis.fetch = jest.fn(answer) as typeof fetch;
  render(<ServiceArea />);
  fireEvent.scroll(window);
  await act(async () => {});
  act(() => jest.advanceTimersByTime(12_000));
  expect(screen.getByText('We couldn’t load the map.')).toBeVisible();
  expect(screen.getByText(place)).toBeVisible();
  expect(map()).not.toBeInTheDocument();
});
