import { setTimeout as wait } from 'node:timers/promises';

const patience = 20_000;

/**
 * Asks again and again, until the answer is yes.
 * @throws an error with the problem if the answer is still no after 20 seconds
 */
export async function until(isDone: () => Promise<boolean>, problem: string): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`${problem} within ${patience / 1000} seconds`);
    await wait(100);
  }
}
