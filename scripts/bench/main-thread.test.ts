import { mainThreadTimes, type TraceEvent } from './main-thread';

const url = 'http://localhost:1/about/';
const main = { pid: 7, tid: 1 } as const;
const navigation = { name: 'navigationStart', ph: 'R', ts: 100, ...main, args: { data: { documentLoaderURL: url } } };

/** Work on the main thread. Half of its time on the clock, the thread waits for the processor. */
const work = (name: string, ts: number, dur: number, changes: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts,
  dur,
  tdur: dur / 2,
  ...main,
  ...changes,
});

test('adds up the time on the thread, not on the clock', () => {
  expect(
    mainThreadTimes(
      [navigation, work('RunTask', 1000, 8000), work('Layout', 1000, 6000), work('RunTask', 20_000, 2000)],
      url,
    ),
  ).toEqual({ tasks: 5, parse: 0, style: 0, layout: 3, scripts: 0 });
});

test('counts each kind without the other kinds inside it', () => {
  const events = [
    navigation,
    work('ParseHTML', 1000, 10_000),
    work('EvaluateScript', 2000, 6000),
    work('FunctionCall', 2000, 4000),
    work('UpdateLayoutTree', 3000, 2000),
    work('ParseAuthorStyleSheet', 9000, 2000),
    work('Layout', 12_000, 2000),
  ];
  const expected = { tasks: 0, parse: 2, style: 1, layout: 1, scripts: 2 };
  expect(mainThreadTimes(events, url)).toEqual(expected);
  expect(mainThreadTimes(events.toReversed(), url)).toEqual(expected);
});

test('leaves out other threads, other processes, and what was before the navigation', () => {
  const events = [
    work('RunTask', 10, 2000),
    { ...navigation, pid: 8 },
    navigation,
    work('RunTask', 1000, 2000, { tid: 2 }),
    work('RunTask', 1000, 2000, { pid: 8 }),
    work('RunTask', 1000, 2000),
  ];
  expect(mainThreadTimes(events, url).tasks).toBe(1);
});

test('needs the navigation', () => {
  expect(() => mainThreadTimes([work('RunTask', 1000, 2000)], url)).toThrow('no navigation to');
});
