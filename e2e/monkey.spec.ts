import { expect, test, type Page } from '@playwright/test';
import { alive, standInForMap } from './support/visit';

/*
 * A thousand random acts: presses, keys, words and scrolls over the booking, the portfolio, the menus and the CRM.
 * Nothing may throw, and the visitor may never stand where nothing can be pressed. The seed is printed; a run is
 * repeated with MONKEY_SEED=… npm run test:e2e -- monkey.
 */

const seed = Number(process.env.MONKEY_SEED ?? '20261121');
const actsEach = 500;

/** Mulberry32: small, and the same on every machine. */
function random(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const phrases = ['Berlin', 'ann@example.com', '860 555 0100', '12 Old Oak St #3', '', '  ', '<b>&"', '🏠'.repeat(9), 'x'.repeat(300)];
const keys = ['Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Space', 'Backspace', 'Home', 'End', 'PageDown'];

interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  readonly isText: boolean;
}

/** What can be pressed on the screen right now; within the open dialog when there is one, as for a visitor. */
function targets(page: Page): Promise<readonly Target[]> {
  return page.evaluate(() => {
    const room = document.querySelector('dialog[open]') ?? document;
    return [...room.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary, input, select, textarea, label, [role="option"]')]
      .filter((element) => !element.matches('a[target="_blank"], a[href^="tel:"], a[href^="mailto:"]'))
      .flatMap((element) => {
        const box = element.getBoundingClientRect();
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const hit = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
        if (!hit || (hit !== element && !element.contains(hit))) return [];
        const isText = element.matches('input:not([type=radio], [type=checkbox]), textarea');
        return [{ x, y, isText, what: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}` }];
      });
  });
}

async function letLoose(page: Page, start: string, places: readonly string[], startSeed: number): Promise<void> {
  const next = random(startSeed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)];
  const done: string[] = [];
  const problems: string[] = [];
  const trace = () => `seed ${startSeed}, after:\n${done.slice(-12).join('\n')}`;
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.context().on('page', (popup) => void popup.close().catch(() => undefined));
  await standInForMap(page);
  await page.addInitScript(() => {
    window.print = () => {};
    // The map's frame has no storage of ours.
    if (window !== window.top) return;
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('username', 'monkey');
  });

  const goTo = async (address: string) => {
    await page.goto(address);
    await alive(page);
  };
  await goTo(start);
  let away = 0;
  for (let act = 0; act < actsEach; act += 1) {
    // Now and then it is carried back to where the work is.
    if (act % 60 === 59 || away > 12) {
      away = 0;
      await goTo(`${start}${pick(places) ?? ''}`);
    }
    const found = await targets(page).catch(() => undefined);
    // The page is on its way to another.
    if (!found) {
      await page.waitForLoadState();
      continue;
    }
    const target = pick(found);
    const dice = next();
    if (target && dice < 0.62) {
      done.push(`press ${target.what}`);
      await page.mouse.click(target.x, target.y);
      if (target.isText) {
        const words = pick(phrases) ?? '';
        done.push(`write "${words.slice(0, 20)}"`);
        await page.keyboard.insertText(words);
      }
    } else if (dice < 0.8) {
      const key = pick(keys) ?? 'Tab';
      done.push(`key ${key}`);
      await page.keyboard.press(key);
    } else {
      const way = Math.round((next() - 0.45) * 1600);
      done.push(`scroll ${way}`);
      await page.mouse.wheel(0, way);
    }
    if (new URL(page.url()).pathname !== start) away += 1;
    expect(problems, trace()).toEqual([]);
    if (act % 25 === 24) {
      await page.waitForLoadState();
      const ways = await page.locator('a[href]:visible, button:enabled:visible').count();
      expect(ways, `a dead end; ${trace()}`).toBeGreaterThan(0);
    }
  }
}

test('a monkey on the home page breaks nothing', async ({ page }, testInfo) => {
  test.setTimeout(240_000);
  console.log(`Monkey on the home page, ${testInfo.project.name}: seed ${seed}`);
  await letLoose(page, '/', ['#booking', '#portfolio', '#services', '#contact'], seed);
});

test('a monkey in the CRM breaks nothing', async ({ page }, testInfo) => {
  test.setTimeout(240_000);
  console.log(`Monkey in the CRM, ${testInfo.project.name}: seed ${seed + 1}`);
  await letLoose(page, '/crm/', [''], seed + 1);
});
