import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoAccess } from '@/content/login';
import { navigateTo } from '@/lib/browser/navigate';
import { signOut } from '@/lib/browser/session';
import { LoginForm } from './login-form';

jest.mock('@/lib/browser/navigate');

const navigate = jest.mocked(navigateTo);

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /sign(ing)? in/i });

async function enter(name: string, secret: string) {
  await user.type(username(), name);
  await user.type(password(), secret);
  await user.click(button());
}

function wait(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockClear();
  act(() => signOut());
});
afterEach(() => jest.useRealTimers());

test('signs in with the right username and password after one second, stores both keys and opens the CRM', async () => {
  render(<LoginForm />);
  await enter(demoAccess.username, demoAccess.password);
  expect(button()).toHaveTextContent('Signing in...');
  expect(button()).toBeDisabled();
  wait(999);
  expect(window.localStorage.getItem('isLoggedIn')).toBeNull();
  wait(1);
  expect(window.localStorage.getItem('isLoggedIn')).not.toBeNull();
  expect(window.localStorage.getItem('username')).toBe(demoAccess.username);
  expect(navigate).toHaveBeenCalledWith('/crm/');
});

test('says that you’re signed in if going back restores the page as it was left', async () => {
  render(<LoginForm />);
  await enter(demoAccess.username, demoAccess.password);
  wait(1000);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(screen.getByText(/already signed in/)).toBeInTheDocument();
});

test.each([
  ['a wrong password', demoAccess.username, 'nonsense'],
  ['a wrong username', 'somebody', demoAccess.password],
  ['a username in the wrong case', demoAccess.username.toUpperCase(), demoAccess.password],
])('refuses %s after one second, and clears the message on typing', async (_, name, secret) => {
  render(<LoginForm />);
  await enter(name, secret);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  wait(1000);
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password');
  expect(username()).toHaveFocus();
  expect(button()).toHaveTextContent('Sign In');
  expect(button()).toBeEnabled();
  expect(window.localStorage.getItem('isLoggedIn')).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
  await user.type(password(), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('ignores a trailing space in a pasted username', async () => {
  render(<LoginForm />);
  await user.click(username());
  await user.paste(`${demoAccess.username} `);
  await user.click(password());
  await user.paste(demoAccess.password);
  await user.click(button());
  wait(1000);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('accepts values that a password manager sets without input events', async () => {
  render(<LoginForm />);
  (username() as HTMLInputElement).value = demoAccess.username;
  (password() as HTMLInputElement).value = demoAccess.password;
  await user.click(button());
  wait(1000);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('requires both fields and labels them for password managers', () => {
  render(<LoginForm />);
  expect(username()).toBeRequired();
  expect(password()).toBeRequired();
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
});

test('does not submit an empty form', async () => {
  render(<LoginForm />);
  await user.click(button());
  expect(button()).toHaveTextContent('Sign In');
  wait(1000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('signs in on Enter, and ignores a second Enter', async () => {
  render(<LoginForm />);
  await user.type(username(), demoAccess.username);
  await user.type(password(), `${demoAccess.password}{Enter}{Enter}`);
  wait(2000);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('does not sign in a user who leaves before the second is over', async () => {
  const { unmount } = render(<LoginForm />);
  await enter(demoAccess.username, demoAccess.password);
  unmount();
  wait(1000);
  expect(window.localStorage.getItem('isLoggedIn')).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test('shows the demo username and password with a plain warning', () => {
  render(<LoginForm />);
  const panel = screen.getByRole('region', { name: 'Demo access' });
  expect(
    within(panel)
      .getAllByRole('code')
      .map((element) => element.textContent),
  ).toEqual([demoAccess.username, demoAccess.password]);
  expect(panel).toHaveTextContent('protects nothing');
});

test('lets a user who is already signed in continue or sign out', async () => {
  window.localStorage.setItem('isLoggedIn', 'true');
  window.localStorage.setItem('username', 'dana');
  render(<LoginForm />);
  expect(screen.getByText('You’re already signed in as dana.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue to the CRM' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/crm\/?$/),
  );
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Demo access' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.queryByText(/already signed in/)).not.toBeInTheDocument();
  expect(username()).toHaveFocus();
  expect(window.localStorage).toHaveLength(0);
});
