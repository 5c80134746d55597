import type { Locator } from '@playwright/test';

/** Milliseconds between two keys, as a person types. */
const pause = 150;
/** Milliseconds for the page to finish what opening and focusing it have started. */
const rest = 2000;

/**
 * Types each text into a field letter by letter and deletes it again.
 * @param slowdown by what factor the processor is slowed
 * @returns milliseconds from each key press to the frame that shows its result
 */
export async function timeKeys(field: Locator, texts: readonly string[], slowdown: number): Promise<readonly number[]> {
  const page = field.page();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await field.focus();
  await page.waitForTimeout(rest);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.activeElement?.addEventListener('keydown', (event) => {
      // The browser paints after the frame callbacks, and this task comes before any other that waits, such as what React
      // has put off until after the paint.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => times.push(performance.now() - event.timeStamp), { priority: 'user-blocking' });
      });
    });
  });
  for (const text of texts) {
    for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
      await field.press(key);
      await page.waitForTimeout(pause);
    }
  }
  return page.evaluate(() => (window as unknown as { readonly keyTimes: readonly number[] }).keyTimes);
}

export function summarizeKeyTimes(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)} ms`;
  return { 'key presses': times.length, median: at(0.5), '95th percentile': at(0.95), slowest: at(1) };
}
