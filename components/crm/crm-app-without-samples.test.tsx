import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@/lib/browser/session';
import { CrmApp } from './crm-app';

jest.mock('@/content/crm/leads', () => ({ leads: [] }));
jest.mock('@/content/crm/appointments', () => ({ appointments: [] }));
jest.mock('@/content/crm/automations', () => ({ automations: [] }));

test('says that there is nothing to show once the owner has deleted all samples', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation();
  const user = userEvent.setup();
  signIn('dana');
  render(<CrmApp />);
  expect(screen.getByText('Nobody is waiting for a call.')).toBeInTheDocument();
  expect(screen.getByText('No visits are scheduled or confirmed.')).toBeInTheDocument();
  expect(screen.getByText('There are no leads.')).toBeInTheDocument();
  expect(screen.getByText('0.0%')).toBeInTheDocument();
  expect(screen.queryByText(/sample figure/i)).not.toBeInTheDocument();
  const [menu = document.body] = screen.getAllByRole('navigation', { name: 'CRM' });
  for (const [name, text] of [
    ['Lead Management', /^No leads/],
    ['Automation', /^0 of 0/],
  ] as const) {
    await user.click(within(menu).getByRole('button', { name }));
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
});
