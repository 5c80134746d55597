import { datedCopy, fetchedAt, newest } from './page-copy';

const copyFrom = (now: number) => datedCopy(new Response('<h1>Contact</h1>'), now);

test('a copy has the same text, type and status, and says when it was fetched', async () => {
  const copy = await datedCopy(new Response('<h1>Contact</h1>', { headers: { 'Content-Type': 'text/html' } }), 1000);
  expect([copy.status, copy.headers.get('Content-Type'), fetchedAt(copy)]).toEqual([200, 'text/html', 1000]);
  expect(await copy.text()).toBe('<h1>Contact</h1>');
});

test('a page that breaks off is an error, not a copy', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<h1>Con'));
      controller.error(new Error('broke off'));
    },
  });
  await expect(datedCopy(new Response(half), 1000)).rejects.toThrow('broke off');
});

test('the newest copy is the one to show', async () => {
  const [older, newer] = [await copyFrom(1000), await copyFrom(2000)];
  expect(newest([older, newer])).toBe(newer);
  expect(newest([newer, older])).toBe(newer);
  expect(newest([undefined, older])).toBe(older);
  expect(newest([undefined, undefined])).toBeUndefined();
});
