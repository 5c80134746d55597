import { render, screen } from '@testing-library/react';
import { LoginPage } from './login-page';

test('has the heading, the form, and a link back to the website', () => {
  render(<LoginPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Staff sign in' })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Staff sign in' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to website' })).toHaveAttribute('href', '/');
});
