import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { PhotoField } from '@/components/mail-form/photos/photo-field';
import { signBriefs } from '@/content/signs/briefs';
import { signFromFragment } from '@/lib/browser/sign-from-fragment';
import type * as EmptyIdb from '@/testing/empty-idb';
import { BookingForm } from './booking-form';

jest.mock('@/lib/browser/sign-from-fragment');
jest.mock('idb-keyval', () => jest.requireActual<typeof EmptyIdb>('@/testing/empty-idb'));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0) });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a sign in the URL starts the message, shows its photo slots in step 2, and is saved in the draft', async () => {
  const visit = { 'Appointment date': '2026-11-24', 'Appointment time': '10:00 AM', 'Service type': 'windows' };
  sessionStorage.setItem('booking-draft', JSON.stringify(visit));
  jest.mocked(signFromFragment).mockReturnValue('draft');
  const sign = signBriefs.find(({ id }) => id === 'draft');
  render(
    <BookingForm action="mailto:a@example.com" photoField={<PhotoField id="booking-photos" />} signs={signBriefs} />,
  );
  await act(() => import('@/components/mail-form/photos-and-sign'));
  expect(screen.queryByRole('heading', { name: 'What you see' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

  expect(screen.getByLabelText<HTMLTextAreaElement>('Message (optional)').value).toMatch(
    /^I see: a draft or a whistle \(windows and doors\)\.\nWhich window or door: \n/,
  );
  expect(screen.getByRole('heading', { name: 'What you see' })).toBeVisible();
  const slots = screen.getByRole('group', { name: /^Photos that help/ });
  expect(within(slots).getAllByRole('listitem')).toHaveLength(sign?.shots.length ?? 0);
  expect(JSON.parse(sessionStorage.getItem('booking-draft') ?? '{}')).toMatchObject({
    ...visit,
    'What you see': sign?.name,
  });
});
