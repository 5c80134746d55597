import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { routeError } from '@/content/pages/route-error';
import { RouteError } from './route-error';

const missing = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

beforeEach(() => sessionStorage.clear());

test('reloads the page once when a script is missing after a deploy', () => {
  const reload = jest.fn();
  render(<RouteError error={missing} reload={reload} />);
  expect(reload).toHaveBeenCalledTimes(1);
  render(<RouteError error={missing} reload={reload} />);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(Object.keys(sessionStorage)).toEqual(['reloaded']);
});

test('offers a retry and the phone number on any other error', async () => {
  const reload = jest.fn();
  render(<RouteError error={new Error('broken')} reload={reload} />);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('link')).toHaveAttribute('href', company.phone.href);
  await userEvent.click(screen.getByRole('button', { name: routeError.retry }));
  expect(reload).toHaveBeenCalledTimes(1);
});
