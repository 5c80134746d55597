import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { asDay } from './day';
import { formatDay, formatHour, formatTime, officeDay, officeHour, onDay } from './office-hour';

const instants = [
  ['2026-03-02T14:30:00Z', '2026-03-02T09:30', 'winter'],
  ['2026-07-04T03:59:00Z', '2026-07-03T23:59', 'summer, the evening before'],
  ['2026-03-08T06:59:00Z', '2026-03-08T01:59', 'a minute before the clocks go forward'],
  ['2026-03-08T07:00:00Z', '2026-03-08T03:00', 'the minute after'],
  ['2026-11-01T05:30:00Z', '2026-11-01T01:30', 'the first 1:30 of the long night'],
  ['2026-11-01T06:30:00Z', '2026-11-01T01:30', 'the second 1:30'],
  ['2028-03-01T04:59:00Z', '2028-02-29T23:59', 'the last minute of a leap day'],
  ['2027-01-01T04:59:59Z', '2026-12-31T23:59', 'the last minute of the year'],
  ['2027-01-01T05:00:00Z', '2027-01-01T00:00', 'midnight is 00, not 24'],
] as const;

test.each(instants)('%s is %s in the office (%s)', (instant, hour) => {
  expect(officeHour(new Date(instant))).toBe(hour);
});

/* A process reads its time zone only at startup, so each zone runs in its own process. */
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'Europe/London', 'America/Los_Angeles'])(
  'the office time does not depend on the browser’s time zone (%s)',
  (zone) => {
    const source = ['day', 'office-hour']
      .map((name) => readFileSync(join(process.cwd(), `lib/calendar/${name}.ts`), 'utf8'))
      .join('\n')
      .replace(/^import .*$/gm, '');
    const { outputText } = transpileModule(source, { compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 } });
    const question = `console.log(JSON.stringify(${JSON.stringify(instants)}.map(([instant]) => officeHour(new Date(instant)))));`;
    const answer = execFileSync(process.execPath, ['--input-type=module'], {
      input: outputText + question,
      env: { ...process.env, TZ: zone },
    });
    expect(JSON.parse(answer.toString())).toEqual(instants.map(([, hour]) => hour));
  },
);

test('moving to another day keeps the time of day', () => {
  expect(officeDay('2026-03-07T13:00')).toBe('2026-03-07');
  expect(onDay('2026-03-07T13:00', asDay('2026-03-09'))).toBe('2026-03-09T13:00');
});

test('days and hours are printed as people write them', () => {
  const monday = asDay('2026-03-02');
  expect(formatDay(monday, monday)).toBe('Today');
  expect(formatDay(asDay('2026-03-03'), monday)).toBe('Tomorrow');
  expect(formatDay(asDay('2026-03-01'), monday)).toBe('Yesterday');
  expect(formatDay(asDay('2026-03-06'), monday)).toBe('Fri, Mar 6');
  expect(formatDay(asDay('2025-11-03'), monday)).toBe('Nov 3, 2025');
  expect(formatTime('2026-03-02T00:05')).toBe('12:05 AM');
  expect(formatHour('2026-03-02T13:00', asDay('2026-03-01'))).toBe('Tomorrow, 1:00 PM');
});
