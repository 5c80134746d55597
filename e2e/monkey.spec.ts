import { expect, test, type Page } from '@playwright/test';
import { hydrate, mockMap } from './support/visit';

/* To repeat a run, use its seed: `MONKEY_SEED=7 npm run test:monkey`. CI uses a new one every night and prints it. */

const seed = Number(process.env.MONKEY_SEED);
const actionsEach = 250;
/** Links to other pages are pressed rarely: most controls are such links, and loading a page is slow. */
const shareOfLinks = 0.1;

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

/** A control on the screen, chosen by `dice` from 0 to 1. Without `withLinks`, a link elsewhere is the last resort. */
function findTarget(page: Page, dice: number, withLinks: boolean): Promise<Target | undefined> {
  return page.evaluate(
    (choice) => {
      const scope = document.querySelector('dialog[open]') ?? document;
      const leadsAway = (element: Element) =>
        element instanceof HTMLAnchorElement && element.pathname !== window.location.pathname;
      const pressable = [
        ...scope.querySelectorAll<HTMLElement>(
          'a[href], button:not(:disabled), summary, input, select, textarea, label, [role="option"]',
        ),
      ]
        .filter((element) => !element.matches('a[target="_blank"], a[href^="tel:"], a[href^="mailto:"]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < innerHeight);
      const staying = pressable.filter(({ element }) => !leadsAway(element));
      const preferred = choice.withLinks || staying.length === 0 ? pressable : staying;
      const start = Math.floor(choice.dice * preferred.length);
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
    { dice, withLinks },
  );
}

/** Rejects during a navigation. */
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
    // On a busy machine Chromium skips the fade to the next page and reports an error.
    if (!/^Transition was (?:aborted|skipped)/.test(message)) problems.push(`exception: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.context().on('page', (popup) => void popup.close().catch(() => undefined));
  await mockMap(page);
  await page.addInitScript(() => {
    window.print = () => {};
    // The map's frame and the browser's error page have no storage.
    if (window !== window.top || location.hostname !== 'localhost') return;
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('username', 'monkey');
  });

  const goTo = async (path: string) => {
    // A navigation may still be under way, and a fragment alone would load nothing.
    await expect(() => page.goto('/robots.txt')).toPass();
    await page.goto(path);
    await hydrate(page);
  };
  await goTo(start);
  let away = 0;
  for (let action = 0; action < actionsEach; action += 1) {
    if (action % 60 === 59 || away > 12) {
      away = 0;
      await goTo(`${start}${pick(places) ?? ''}`);
    }
    const target = await findTarget(page, next(), next() < shareOfLinks).catch(() => undefined);
    const dice = next();
    if (target && dice < 0.62) {
      done.push(`press ${target.what}`);
      await page.mouse.click(target.x, target.y);
      if (target.isText) {
        const text = pick(phrases) ?? '';
        done.push(`type "${text.slice(0, 20)}"`);
        await page.keyboard.insertText(text);
      }
    } else if (dice < 0.8) {
      const key = pick(keys) ?? 'Tab';
      done.push(`key ${key}`);
      await page.keyboard.press(key);
    } else {
      const distance = Math.round((next() - 0.45) * 1600);
      done.push(`scroll ${distance}`);
      await page.mouse.wheel(0, distance);
    }
    if (new URL(page.url()).pathname !== start) away += 1;
    expect(problems, trace()).toEqual([]);
    if (action % 25 === 24) {
      await expect.poll(() => firstTarget(page).catch(() => undefined), `nothing to press; ${trace()}`).toBeDefined();
    }
  }
}

test('random actions on the home page break nothing', async ({ page }, testInfo) => {
  test.setTimeout(120_000);
  console.log(`Monkey on the home page, ${testInfo.project.name}: seed ${seed}`);
  await letLoose(page, { start: '/', places: ['#booking', '#portfolio', '#services', '#contact'], seed });
});

test('random actions in the CRM break nothing', async ({ page }, testInfo) => {
  test.setTimeout(120_000);
  console.log(`Monkey in the CRM, ${testInfo.project.name}: seed ${seed + 1}`);
  await letLoose(page, { start: '/crm/', places: [''], seed: seed + 1 });
});
