/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from '@/components/ui/boundary';

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
      <Boundary>
        <button type="button" onClick={() => events.push(`late ${town}`)}>
          Late
        </button>
      </Boundary>
    </>
  );
}

/** React marks a Suspense boundary with comments. */
const html =
  '<button type="button">First</button>' +
  '<form method="post" action="mailto:x@example.com"><input aria-label="Town" value=""><input aria-label="Agree" type="checkbox"><button>Send</button></form>' +
  '<button type="button">Close</button><button>Gone</button><!--$--><button type="button">Late</button><!--/$-->';

/** Opens the page with a copy of the script of its own. */
async function open(fetch: () => Promise<unknown>) {
  jest.useFakeTimers();
  jest.resetModules();
  const pageScripts = { scripts: [], runtime: ['/runtime.js'], payload: '/p', earlyActs: './early-acts' };
  Object.assign(window, { fetch, PointerEvent: MouseEvent, pageScripts });
  await import('./hydrate-later');
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

const runtime = () => document.querySelector('script[src="/runtime.js"]');

afterEach(() => {
  // This copy of the script is done.
  dispatchEvent(new Event('hydrated'));
  jest.useRealTimers();
  runtime()?.remove();
});

test('replays what the visitor did before hydration, once and in order', async () => {
  const fetch = jest.fn(() => new Promise(() => {}));
  const root = await open(fetch);
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
});

describe('React starts', () => {
  const answer = () => Promise.resolve({ ok: true, text: () => Promise.resolve('') });
  const dispatch = (field: Element | null, type: string) => field?.dispatchEvent(new Event(type, { bubbles: true }));

  test('in a pause, when the visitor has finished writing', async () => {
    const field = (await open(answer)).querySelector('input');
    dispatch(field, 'input');
    await jest.advanceTimersByTimeAsync(400);
    dispatch(field, 'compositionstart');
    dispatch(field, 'input');
    await jest.advanceTimersByTimeAsync(3000);
    dispatch(field, 'compositionend');
    await jest.advanceTimersByTimeAsync(400);
    expect(runtime()).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    expect(runtime()).not.toBeNull();
  });

  test('at once when the visitor presses a button after writing', async () => {
    const root = await open(answer);
    dispatch(root.querySelector('input'), 'input');
    root.querySelector('button')?.click();
    await jest.advanceTimersByTimeAsync(60);
    expect(runtime()).not.toBeNull();
  });
});
