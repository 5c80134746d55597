import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupGuide } from '@/content/setup-guide';
import { SetupGuide } from './setup-guide';

function setup() {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...render(<SetupGuide />) };
}

describe('the setup guide', () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('has four tasks, each with its steps and something to copy', () => {
    setup();
    expect(setupGuide.tasks).toHaveLength(4);
    for (const { title, steps } of setupGuide.tasks) {
      const task = within(screen.getByRole('region', { name: title }));
      expect(task.getAllByRole('listitem')).toHaveLength(steps.length);
      expect(task.getAllByRole('button', { name: /^Copy/ }).length).toBeGreaterThan(0);
    }
  });

  it('warns against sending email addresses to analytics', () => {
    setup();
    expect(screen.getByRole('region', { name: 'Google Analytics 4' })).toHaveTextContent(
      /forbids sending email addresses/,
    );
  });

  it.each(setupGuide.tasks.map(({ title }) => title))('links %s to a Google page', (title) => {
    setup();
    const links = within(screen.getByRole('region', { name: title })).getAllByRole('link');
    expect(
      links.filter((link) => /^https:\/\/([a-z]+\.)*google\.com\b/.test(link.getAttribute('href') ?? '')).length,
    ).toBeGreaterThan(0);
  });

  it('links the maps and reviews task to Google Maps, the place ID guide, the profile and the contact page', () => {
    setup();
    const task = within(screen.getByRole('region', { name: 'Maps embed and review link' }));
    const addresses = task.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      'https://www.google.com/maps',
      '/contact/',
      'https://developers.google.com/maps/documentation/places/web-service/place-id',
      'https://business.google.com',
      '/contact/',
    ]);
  });

  it('says beside the analytics value that the site does not read it', () => {
    setup();
    const value = screen.getByText(/^NEXT_PUBLIC_GA_ID=/).closest('div');
    expect(value).toHaveTextContent(/This website doesn’t read this setting\..*your engineer/);
  });

  it('says “Copied!” for two seconds', async () => {
    const { user } = setup();
    // The clipboard of user-event uses real timers, so the two seconds would start at an unknown time.
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy TXT record' }));
    expect(write).toHaveBeenCalledWith('google-site-verification=REPLACE_WITH_TOKEN');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: 'Copied!' })).not.toBeInTheDocument();
  });

  it('does not say “Copied!” when access to the clipboard is denied', async () => {
    const { user } = setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy TXT record' }));
    expect(await screen.findByRole('button', { name: 'Select and copy' })).toBeInTheDocument();
  });

  it('counts the checked tasks and stores them in the browser', async () => {
    const { user, unmount } = setup();
    expect(screen.getByText('0 of 4 tasks checked')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Done: Google Search Console' }));
    expect(screen.getByText('1 of 4 tasks checked')).toBeInTheDocument();

    unmount();
    render(<SetupGuide />);
    expect(screen.getByText('1 of 4 tasks checked')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Done: Google Search Console' })).toBeChecked();
  });

  it('starts with nothing checked when the stored value isn’t valid JSON', () => {
    window.localStorage.setItem('setupGuideDone', '{"__proto__":[');
    setup();
    expect(screen.getByText('0 of 4 tasks checked')).toBeInTheDocument();
  });
});
