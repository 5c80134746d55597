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

  it('warns that analytics must not be sent e-mail addresses', () => {
    setup();
    expect(within(screen.getByRole('region', { name: 'Google Analytics 4' })).getByText(/forbids sending e-mail addresses/)).toBeInTheDocument();
  });

  it('says "Copied!" for two seconds', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Copy TXT record' }));
    expect(await navigator.clipboard.readText()).toBe('google-site-verification=REPLACE_WITH_TOKEN');
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: 'Copied!' })).not.toBeInTheDocument();
  });

  it('does not claim a copy that was denied', async () => {
    const { user } = setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy TXT record' }));
    expect(await screen.findByRole('button', { name: 'Select and copy' })).toBeInTheDocument();
  });

  it('counts what is checked and keeps it in the browser', async () => {
    const { user, unmount } = setup();
    expect(screen.getByText('0 of 4 tasks checked')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Done: Google Search Console' }));
    expect(screen.getByText('1 of 4 tasks checked')).toBeInTheDocument();

    unmount();
    render(<SetupGuide />);
    expect(screen.getByText('1 of 4 tasks checked')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Done: Google Search Console' })).toBeChecked();
  });

  it('starts over from a broken record', () => {
    window.localStorage.setItem('setupGuideDone', '{"__proto__":[');
    setup();
    expect(screen.getByText('0 of 4 tasks checked')).toBeInTheDocument();
  });
});
