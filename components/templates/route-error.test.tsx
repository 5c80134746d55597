import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { routeError } from '@/content/pages/route-error';
import { RouteError } from './route-error';

const missing = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });

beforeEach(() => sessionStorage.clear());

test('a script that is gone after a new deploy reloads the page by itself, once', () => {
  const reload = jest.fn();
  render(<RouteError error={missing} reload={reload} />);
  expect(reload).toHaveBeenCalledTimes(1);
  render(<RouteError error={missing} reload={reload} />);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(Object.keys(sessionStorage)).toEqual(['reloaded']);
});

test('any other fault waits for the visitor, with the phone beside it', async () => {
  const reload = jest.fn();
  render(<RouteError error={new Error('broken')} reload={reload} />);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('link')).toHaveAttribute('href', company.phone.href);
  await userEvent.click(screen.getByRole('button', { name: routeError.retry }));
  expect(reload).toHaveBeenCalledTimes(1);
});
