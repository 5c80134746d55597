import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { leads } from '@/content/crm/leads';
import { replaceWith } from '@/lib/browser/navigate';
import { signIn, signOut } from '@/lib/browser/session';
import { CrmGate } from './crm-gate';
import { setScreenWidth } from '@/testing/screen-width';

jest.mock('@/lib/browser/navigate');

const replace = jest.mocked(replaceWith);

const isLeadShown = () => leads.some(({ name }) => document.body.textContent?.includes(name));

beforeEach(() => {
  setScreenWidth(1280);
  replace.mockClear();
  window.localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('the static HTML has a heading and a status message, and contains no lead', () => {
  window.localStorage.setItem('isLoggedIn', 'true');
  const html = renderToString(<CrmGate />);
  expect(html).toContain('Checking your sign-in');
  expect(html).toContain('<h1');
  for (const lead of leads) expect(html).not.toContain(lead.email);
});

test('without the sign-in flag, redirects to the sign-in page and shows no lead', () => {
  render(<CrmGate />);
  expect(replace).toHaveBeenCalledWith('/login/');
  expect(screen.getByRole('status')).toHaveTextContent('Taking you to the sign-in page');
  expect(screen.getByRole('link', { name: 'Staff sign in' })).toBeInTheDocument();
  expect(isLeadShown()).toBe(false);
});

test.each(['true', 'false', ''])('a sign-in flag of %j opens the CRM', async (value) => {
  window.localStorage.setItem('isLoggedIn', value);
  render(<CrmGate />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(isLeadShown()).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test('without access to storage, redirects as if the sign-in flag were missing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<CrmGate />);
  expect(replace).toHaveBeenCalledWith('/login/');
});

test('signing out closes the CRM and redirects to the sign-in page', async () => {
  signIn('dana');
  render(<CrmGate />);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  act(() => signOut());
  expect(replace).toHaveBeenCalledWith('/login/');
  expect(isLeadShown()).toBe(false);
  expect(window.localStorage).toHaveLength(0);
});

test('signing out in another tab closes the CRM in this one', async () => {
  window.localStorage.setItem('isLoggedIn', 'true');
  render(<CrmGate />);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  act(() => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn', newValue: null }));
  });
  expect(replace).toHaveBeenCalledWith('/login/');
  expect(isLeadShown()).toBe(false);
});
