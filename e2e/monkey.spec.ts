import { expect, test, type Page } from '@playwright/test';
import { hydrate, standInForMap } from './support/visit';

/*
 * A thousand random acts: presses, keys, words and scrolls over the booking, the portfolio, the menus and the CRM, on a desk and on a phone.
 * Nothing may throw, and there is always something to press. It runs with MONKEY_SEED=7 npm run test:monkey, and in CI
 * every night with a new seed, which is printed.
 */

const seed = Number(process.env.MONKEY_SEED ?? '20261121');
/** Two walks on each of two screens: a thousand together. */
const actsEach = 250;
/**
 * How often a link to another page may be pressed. Most of what a page has to press are such links, what can be broken
 * are the other controls, and a page takes as long to load as many acts.
 */
const mayLeave = 0.1;

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

const phrases = [
  'Berlin',
  'ann@example.com',
  '860 555 0100',
  '12 Old Oak St #3',
  '',
  '  ',
  '<b>&"',
  '🏠'.repeat(9),
  'x'.repeat(300),
];
const keys = [
  'Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'ArrowLeft',
  'Space',
  'Backspace',
  'Home',
  'End',
  'PageDown',
];

interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  readonly isText: boolean;
}

/**
 * Something that can be pressed on the screen right now; within the open dialog when there is one, as for a visitor.
 * `dice` from 0 to 1 chooses. Links that lead to another page count only `withLinks`, or where there is nothing else.
 */
function findTarget(page: Page, dice: number, withLinks: boolean): Promise<Target | undefined> {
  return page.evaluate(
    ({ chance, isLinkWanted }) => {
      const room = document.querySelector('dialog[open]') ?? document;
      const leadsAway = (element: Element) =>
        element instanceof HTMLAnchorElement && element.pathname !== window.location.pathname;
      const pressable = [
        ...room.querySelectorAll<HTMLElement>(
          'a[href], button:not(:disabled), summary, input, select, textarea, label, [role="option"]',
        ),
      ]
        .filter((element) => !element.matches('a[target="_blank"], a[href^="tel:"], a[href^="mailto:"]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < innerHeight);
      const staying = pressable.filter(({ element }) => !leadsAway(element));
      const preferred = isLinkWanted || staying.length === 0 ? pressable : staying;
      // From the chosen one on, the first that nothing lies over.
      const start = Math.floor(chance * preferred.length);
      for (const { element, box } of [...preferred.slice(start), ...preferred.slice(0, start), ...pressable]) {
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const hit = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
        if (!hit || (hit !== element && !element.contains(hit))) continue;
        const isText = element.matches('input:not([type=radio], [type=checkbox]), textarea');
        return {
          x,
          y,
          isText,
          what: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
        };
      }
      return undefined;
    },
    { chance: dice, isLinkWanted: withLinks },
  );
}

/** What can be pressed at the top of the page or of the open dialog. Rejects while the page is on its way to another. */
async function firstTarget(page: Page): Promise<Target | undefined> {
  await page.evaluate(() => (document.querySelector('dialog[open]') ?? window).scrollTo(0, 0));
  return findTarget(page, 0, true);
}

interface Walk {
  readonly start: string;
  readonly places: readonly string[];
  readonly seed: number;
}

async function letLoose(page: Page, { start, places, seed: startSeed }: Walk): Promise<void> {
  const next = random(startSeed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)];
  const done: string[] = [];
  const problems: string[] = [];
  const trace = () => `seed ${startSeed}, after:\n${done.slice(-12).join('\n')}`;
  page.on('pageerror', ({ message }) => {
    // Chromium's own report of a fade that it gave up, here before the page could say that this is no error of its own.
    if (!/^Transition was (?:aborted|skipped)/.test(message)) problems.push(`exception: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.context().on('page', (popup) => void popup.close().catch(() => undefined));
  await standInForMap(page);
  await page.addInitScript(() => {
    window.print = () => {};
    // The map's frame, and the browser's page for a link that leads out of here, have no storage of ours.
    if (window !== window.top || location.hostname !== 'localhost') return;
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('username', 'monkey');
  });

  const goTo = async (address: string) => {
    // A link that was pressed just before may still be on its way, and a link within the page loads nothing.
    await expect(() => page.goto('/robots.txt')).toPass();
    await page.goto(address);
    await hydrate(page);
  };
  await goTo(start);
  let away = 0;
  for (let act = 0; act < actsEach; act += 1) {
    // Now and then it is carried back to where the work is.
    if (act % 60 === 59 || away > 12) {
      away = 0;
      await goTo(`${start}${pick(places) ?? ''}`);
    }
    // Undefined also while the page is on its way to another.
    const target = await findTarget(page, next(), next() < mayLeave).catch(() => undefined);
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
      await expect.poll(() => firstTarget(page).catch(() => undefined), `a dead end; ${trace()}`).toBeDefined();
    }
  }
}

test('a monkey on the home page breaks nothing', async ({ page }, testInfo) => {
  test.setTimeout(120_000);
  console.log(`Monkey on the home page, ${testInfo.project.name}: seed ${seed}`);
  await letLoose(page, { start: '/', places: ['#booking', '#portfolio', '#services', '#contact'], seed });
});

test('a monkey in the CRM breaks nothing', async ({ page }, testInfo) => {
  test.setTimeout(120_000);
  console.log(`Monkey in the CRM, ${testInfo.project.name}: seed ${seed + 1}`);
  await letLoose(page, { start: '/crm/', places: [''], seed: seed + 1 });
});
