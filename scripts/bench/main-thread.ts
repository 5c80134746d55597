/** Milliseconds of processor time that a page took on the browser's main thread, all tasks and some kinds of work. */
export type MainThreadTimes = Readonly<Record<'tasks' | 'parse' | 'style' | 'layout' | 'scripts', number>>;

/** The parts of a Chrome trace event that are read here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the thread's own clock: it stands still while other programs have the processor. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

const kinds: Readonly<Record<string, 'parse' | 'style' | 'layout' | 'scripts'>> = {
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  EvaluateScript: 'scripts',
  EventDispatch: 'scripts',
  FireAnimationFrame: 'scripts',
  FireIdleCallback: 'scripts',
  FunctionCall: 'scripts',
  RunMicrotasks: 'scripts',
  TimerFire: 'scripts',
  'v8.compile': 'scripts',
  'v8.evaluateModule': 'scripts',
};

/**
 * The work of the main thread from the start of the navigation to the end of the trace. Each kind is counted without the
 * other kinds inside it: a script's time does not include the layout that it forces.
 * @param url the address that the trace shows
 */
export function mainThreadTimes(events: readonly TraceEvent[], url: string): MainThreadTimes {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace shows no navigation to ${url}.`);
  const work = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts)
    // An event that contains others comes before them.
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));

  const times = { tasks: 0, parse: 0, style: 0, layout: 0, scripts: 0 };
  /** The events that contain the current one. */
  const open: TraceEvent[] = [];
  for (const event of work) {
    const time = (event.tdur ?? 0) / 1000;
    if (event.name === 'RunTask') times.tasks += time;
    const kind = kinds[event.name];
    if (!kind) continue;
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const outer = kinds[open.at(-1)?.name ?? ''];
    if (outer) times[outer] -= time;
    times[kind] += time;
    open.push(event);
  }
  return times;
}

function endOf(event: TraceEvent | undefined): number {
  return event ? event.ts + (event.dur ?? 0) : 0;
}
