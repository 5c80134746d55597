import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { routeError } from '@/content/pages/route-error';
import { RouteError } from './route-error';

test('offers a retry and the phone number', async () => {
  const reload = jest.fn();
  render(<RouteError reload={reload} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', company.phone.href);
  await userEvent.click(screen.getByRole('button', { name: routeError.retry }));
  expect(reload).toHaveBeenCalledTimes(1);
});
