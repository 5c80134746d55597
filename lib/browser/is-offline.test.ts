/** @jest-environment jsdom */
import { isOffline } from './is-offline';

test.each([
  ['online, so no request is sent', true, undefined, false],
  ['offline, and the server cannot be reached', false, () => Promise.reject(new TypeError('failed')), true],
  ['offline, but the server answers', false, () => Promise.resolve(), false],
] as const)('the browser reports %s', async (_, onLine, answer, expected) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const ask = jest.fn(answer);
  Object.assign(globalThis, { fetch: ask });
  expect(await isOffline()).toBe(expected);
  expect(ask).toHaveBeenCalledTimes(onLine ? 0 : 1);
});
