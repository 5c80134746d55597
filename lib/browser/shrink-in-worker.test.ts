/** @jest-environment jsdom */
import { openShrinker } from './shrink-in-worker';
import { TimeLimitError } from './time-limit';

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['Worker', 'OffscreenCanvas']) Reflect.deleteProperty(globalThis, name);
});

test('gives up a worker that never answers, and starts another for the next photo', async () => {
  jest.useFakeTimers();
  const terminate = jest.fn();
  const Worker = jest.fn(() => ({ postMessage: jest.fn(), terminate }));
  Object.assign(globalThis, { Worker, OffscreenCanvas: jest.fn() });
  const shrinker = openShrinker();
  for (const count of [1, 2]) {
    const shrunk = expect(shrinker.shrink(new Blob(['photo']))).rejects.toBeInstanceOf(TimeLimitError);
    await jest.advanceTimersByTimeAsync(10_000);
    await shrunk;
    expect(Worker).toHaveBeenCalledTimes(count);
    expect(terminate).toHaveBeenCalledTimes(count);
  }
});
