import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoAccess } from '@/content/login';
import { signOut } from '@/lib/session';
import { LoginForm } from './login-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

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
  push.mockClear();
  act(() => signOut());
});
afterEach(() => jest.useRealTimers());

test('the right pair signs in for one second, stores both keys and goes to the CRM', async () => {
  render(<LoginForm />);
  await enter(demoAccess.username, demoAccess.password);
  expect(button()).toHaveTextContent('Signing in...');
  expect(button()).toBeDisabled();
  wait(999);
  expect(window.localStorage.getItem('isLoggedIn')).toBeNull();
  wait(1);
  expect(window.localStorage.getItem('isLoggedIn')).not.toBeNull();
  expect(window.localStorage.getItem('username')).toBe(demoAccess.username);
  expect(push).toHaveBeenCalledWith('/crm/');
});

test.each([
  ['a wrong password', demoAccess.username, 'nonsense'],
  ['a wrong name', 'somebody', demoAccess.password],
  ['another case', demoAccess.username.toUpperCase(), demoAccess.password],
])('%s is refused after the same second, and typing clears the message', async (_, name, secret) => {
  render(<LoginForm />);
  await enter(name, secret);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  wait(1000);
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password');
  expect(username()).toHaveFocus();
  expect(button()).toHaveTextContent('Sign In');
  expect(button()).toBeEnabled();
  expect(window.localStorage.getItem('isLoggedIn')).toBeNull();
  expect(push).not.toHaveBeenCalled();
  await user.type(password(), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a blank that came along with a pasted name is forgiven', async () => {
  render(<LoginForm />);
  await user.click(username());
  await user.paste(`${demoAccess.username} `);
  await user.click(password());
  await user.paste(demoAccess.password);
  await user.click(button());
  wait(1000);
  expect(push).toHaveBeenCalledTimes(1);
});

test('what a password manager writes without typing counts', async () => {
  render(<LoginForm />);
  (username() as HTMLInputElement).value = demoAccess.username;
  (password() as HTMLInputElement).value = demoAccess.password;
  await user.click(button());
  wait(1000);
  expect(push).toHaveBeenCalledTimes(1);
});

test('the fields are required and tell password managers what they are', () => {
  render(<LoginForm />);
  expect(username()).toBeRequired();
  expect(password()).toBeRequired();
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
});

test('an empty form is stopped by the browser', async () => {
  render(<LoginForm />);
  await user.click(button());
  expect(button()).toHaveTextContent('Sign In');
  wait(1000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Enter signs in, and a second press starts no second attempt', async () => {
  render(<LoginForm />);
  await user.type(username(), demoAccess.username);
  await user.type(password(), `${demoAccess.password}{Enter}{Enter}`);
  wait(2000);
  expect(push).toHaveBeenCalledTimes(1);
});

test('a visitor who leaves during the second is not signed in', async () => {
  const { unmount } = render(<LoginForm />);
  await enter(demoAccess.username, demoAccess.password);
  unmount();
  wait(1000);
  expect(window.localStorage.getItem('isLoggedIn')).toBeNull();
  expect(push).not.toHaveBeenCalled();
});

test('the demo pair stands in two code elements beside a plain warning', () => {
  render(<LoginForm />);
  const panel = screen.getByRole('region', { name: 'Demo access' });
  expect(within(panel).getAllByRole('code').map((element) => element.textContent)).toEqual([demoAccess.username, demoAccess.password]);
  expect(panel).toHaveTextContent('It protects nothing');
});

test('who is signed in already is offered to go on, or to sign out', async () => {
  window.localStorage.setItem('isLoggedIn', 'true');
  window.localStorage.setItem('username', 'dana');
  render(<LoginForm />);
  expect(screen.getByText('You are already signed in as dana.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on to the CRM' })).toHaveAttribute('href', expect.stringMatching(/^\/crm\/?$/));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.queryByText(/already signed in/)).not.toBeInTheDocument();
  expect(username()).toHaveFocus();
  expect(window.localStorage).toHaveLength(0);
});
