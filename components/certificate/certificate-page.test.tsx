import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { certificateTypes } from '@/content/certificate';
import { company } from '@/content/company';
import { CertificatePage } from './certificate-page';

expect.extend(toHaveNoViolations);

const now = new Date(2026, 10, 21, 23, 30).getTime();

function setup(fragment = '') {
  window.history.replaceState(null, '', `/certificate/${fragment}`);
  jest.useFakeTimers({ now });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { container } = render(<CertificatePage />);
  return { user, container, sheet: within(screen.getByRole('article', { name: 'Certificate of Completion' })) };
}

describe('the certificate page', () => {
  let alertSpy: jest.SpyInstance;

  beforeEach(() => {
    alertSpy = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });

  it('shows the sample with today’s date and the last six digits of the time in milliseconds', () => {
    const { sheet } = setup();
    expect(sheet.getByText('Jane and Robert Sample')).toBeInTheDocument();
    expect(sheet.getByText('November 21, 2026')).toBeInTheDocument();
    expect(sheet.getByText(`PHS-${String(now).slice(-6)}`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
  });

  it('opens an editor for name, type and date, and updates the certificate', async () => {
    const { user, sheet } = setup();
    expect(screen.queryByLabelText('Recipient name')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Customize' }));

    const name = screen.getByLabelText('Recipient name');
    await user.clear(name);
    await user.type(name, 'Ana Ruiz');
    await user.selectOptions(screen.getByLabelText('Certificate type'), 'Gutter Installation');
    const date = screen.getByLabelText('Issue date');
    await user.clear(date);
    await user.type(date, '2026-03-01');

    expect(sheet.getByText('Ana Ruiz')).toBeInTheDocument();
    expect(sheet.getByText('Gutter Installation')).toBeInTheDocument();
    expect(sheet.getByText('March 1, 2026')).toBeInTheDocument();
  });

  it('offers nine types', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Customize' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      certificateTypes.map(({ name }) => name),
    );
    expect(certificateTypes).toHaveLength(9);
  });

  it.each(certificateTypes)('$name prints only the warranty for that work', ({ name, warranty }) => {
    const { sheet } = setup(`#to=Ana%20Ruiz&work=${encodeURIComponent(name)}&on=2026-03-08&no=123456`);
    const labels = sheet.getAllByRole('term').map((term) => term.textContent);
    const values = sheet.getAllByRole('definition').map((value) => value.textContent?.replaceAll('\u00a0', ' '));
    const printed = Object.fromEntries(labels.map((label, index) => [label, values[index]]));
    expect(printed['Manufacturer warranty']).toBe(warranty.product);
    expect(printed['Workmanship warranty']).toBe(warranty.workmanship);
    const words = screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ') ?? '';
    if (warranty.sentence) expect(words).toContain(warranty.sentence);
    else expect(words).not.toMatch(/warrant/i);
  });

  it('shows the registration without its expiration date, so that the certificate has only its own date', () => {
    const { sheet } = setup();
    expect(sheet.getByText(`HIC ${company.license.number}`)).toBeInTheDocument();
    expect(sheet.getByText('Registered home improvement contractor')).toBeInTheDocument();
    expect(screen.getByRole('article')).not.toHaveTextContent(company.license.expires);
  });

  it('shows “generating” for two seconds, then says that a download would start', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled();
    act(() => jest.advanceTimersByTime(1999));
    expect(alertSpy).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(alertSpy).toHaveBeenCalledWith('Certificate download would start here');
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('opens the share sheet if the device has one', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    const { user } = setup();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringContaining('/certificate/#to=Jane') }),
    );
    expect(alertSpy).not.toHaveBeenCalled();
  });

  it('copies the link, and says so, if the device has no share sheet', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(alertSpy).toHaveBeenCalledWith('Certificate link copied to clipboard!');
    expect(await navigator.clipboard.readText()).toContain(
      '#to=Jane%20and%20Robert%20Sample&work=Complete%20Roof%20Replacement',
    );
  });

  it('shows the link for manual copying when access to the clipboard is denied', async () => {
    const { user } = setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('status')).toHaveTextContent('#to=Jane');
    expect(alertSpy).not.toHaveBeenCalled();
  });

  it('shows the certificate that a shared link describes', () => {
    const { sheet } = setup('#to=Ana%20Ruiz&work=Roof%20Inspection&on=2026-03-08&no=123456');
    for (const text of ['Ana Ruiz', 'Roof Inspection', 'March 8, 2026', 'PHS-123456']) {
      expect(sheet.getByText(text)).toBeInTheDocument();
    }
  });

  it('shows the sample if the link is invalid', () => {
    const { sheet } = setup('#to=%3Cscript%3E&work=Nothing&on=never&no=1');
    expect(sheet.getByText('Jane and Robert Sample')).toBeInTheDocument();
  });

  it('has no axe violations with the editor open', async () => {
    const { user, container } = setup();
    await user.click(screen.getByRole('button', { name: 'Customize' }));
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});
