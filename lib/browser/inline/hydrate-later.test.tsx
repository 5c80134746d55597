/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydrationMark } from '@/components/layout/hydration-mark';

const events: string[] = [];

function Page() {
  const [town, setTown] = useState('');
  const [isGone, setIsGone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => events.push('first')}>
        First
      </button>
      <form
        method="post"
        action="mailto:x@example.com"
        onSubmit={(event) => {
          event.preventDefault();
          events.push('sent');
        }}
      >
        <input aria-label="Town" value={town} onChange={({ target }) => setTown(target.value)} />
        <input aria-label="Agree" type="checkbox" onChange={({ target }) => events.push(`agree ${target.checked}`)} />
        <button>Send</button>
      </form>
      <button type="button" onClick={() => setIsGone(true)}>
        Close
      </button>
      {isGone ? null : <button onClick={() => events.push('gone')}>Gone</button>}
      <Suspense fallback={null}>
        <button type="button" onClick={() => events.push(`late ${town}`)}>
          Late
        </button>
      </Suspense>
      <HydrationMark />
    </>
  );
}

/** React marks a Suspense boundary with comments. */
const html =
  '<button type="button">First</button>' +
  '<form method="post" action="mailto:x@example.com"><input aria-label="Town" value=""><input aria-label="Agree" type="checkbox"><button>Send</button></form>' +
  '<button type="button">Close</button><button>Gone</button><!--$--><button type="button">Late</button><!--/$-->';

test('replays what the visitor did before hydration, once and in order', async () => {
  jest.useFakeTimers();
  const fetch = jest.fn(() => new Promise(() => {}));
  Object.assign(window, { fetch, PointerEvent: MouseEvent, pageScripts: { scripts: [], runtime: [], payload: '/p' } });
  await import('./hydrate-later');
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.append(root);
  const press = (label: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
  const [town, agree] = root.querySelectorAll('input');
  if (!town || !agree) throw new Error('There are no fields.');

  press('First');
  for (const value of ['Ber', 'Berlin']) {
    town.value = value;
    town.dispatchEvent(new Event('input', { bubbles: true }));
  }
  agree.click();
  press('Send');
  press('Close');
  press('Gone');
  press('Late');
  expect(events).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(fetch).toHaveBeenCalledWith('/p');

  await act(() => hydrateRoot(root, <Page />));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(events).toEqual(['first', 'agree true', 'sent', 'late Berlin']);
  expect([town.value, agree.checked]).toEqual(['Berlin', true]);

  press('First');
  expect(events.at(-1)).toBe('first');
  jest.useRealTimers();
});
