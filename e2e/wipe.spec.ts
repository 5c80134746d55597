import { expect, test, type Locator, type Page } from '@playwright/test';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { linePlaces, lineTop } from '@/testing/wipe-lines';
import { holdBack, hydrate } from './support/visit';

const project = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('slider') });
const slider = (page: Page) => project(page).getByRole('slider');
const hand = (wipe: Locator) =>
  wipe.locator('.wipe').evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--wipe-hand')));

/** Where the boards and the clipped pictures meet the top of the frame, from left to right. */
function lines(page: Page) {
  return project(page)
    .locator('.wipe-pane')
    .evaluate((pane) => {
      const width = pane.clientWidth;
      const height = pane.clientHeight;
      const boards = [...pane.querySelectorAll('.wipe-board')].map((board) => {
        const { a, b, e, f } = new DOMMatrix(getComputedStyle(board).transform);
        return e - (f * a) / b;
      });
      const edges = [...pane.querySelectorAll('.wipe-picture[data-line]')].map((picture) => {
        const [, top = ''] = getComputedStyle(picture).clipPath.split(',');
        return Number.parseFloat(top);
      });
      const ascending = (one: number, other: number) => one - other;
      return { width, height, boards: boards.toSorted(ascending), edges: edges.toSorted(ascending) };
    });
}

test('every board is on the edge of its picture', async ({ page }) => {
  await page.goto('/');
  await project(page).scrollIntoViewIfNeeded();
  // The poll waits for the boards' first animation.
  await expect.poll(() => hand(project(page))).toBe(0.46);
  const { width, height, boards, edges } = await lines(page);
  // The gap is wider on phones.
  const gap = width < 640 ? 0.07 * 1.35 : 0.07;
  const expected = linePlaces({ hand: 0.46, gap }).map((place) => lineTop(place, { width, height }));
  expect(boards).toHaveLength(2);
  for (const [index, top] of expected.entries()) {
    expect(boards[index]).toBeCloseTo(top, 0);
    expect(edges[index]).toBeCloseTo(top, 0);
  }
});

test('by keyboard, arrows, page keys, Home, End and the names move the boards', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('47');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /47% Before$/);
  await page.keyboard.press('PageUp');
  await expect(slider(page)).toHaveValue('57');
  await expect.poll(() => hand(project(page))).toBe(0.57);
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'All After');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'All Before');
  const progress = project(page).getByRole('button', { name: 'Progress' });
  await progress.press('Enter');
  await expect(progress).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => hand(project(page))).toBe(0.5);
});

test(
  'the boards follow the keys before the scripts arrive, and stay when they do',
  { tag: '@desk' },
  async ({ page }) => {
    const release = await holdBack(page, /\/_next\/static\/chunks\/.*\.js$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await slider(page).press('ArrowRight');
    await slider(page).press('ArrowRight');
    expect(await hand(project(page))).toBe(0.48);
    release();
    await hydrate(page);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /48% Before$/);
    await expect.poll(() => hand(project(page))).toBe(0.48);
  },
);

test('by touch, a finger can drag the boards, and scrolling doesn’t move them', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await project(page).getByRole('button', { name: 'Progress' }).tap();
  await expect(project(page).getByRole('button', { name: 'Progress' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => hand(project(page))).toBe(0.5);
  await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await project(page).locator('.wipe-pane').boundingBox();
  if (!box) throw new Error('no pictures');
  const touch = await page.context().newCDPSession(page);
  const drag = async (points: readonly (readonly [number, number])[]) => {
    const at = ([x, y]: readonly [number, number]) => [{ x: box.x + box.width * x, y: box.y + box.height * y }];
    const [first = [0, 0], ...rest] = points;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(first) });
    for (const point of rest)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(point) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag([
    [0.5, 0.5],
    [0.6, 0.5],
    [0.7, 0.5],
    [0.8, 0.5],
  ]);
  await expect.poll(() => hand(project(page))).toBeGreaterThan(0.7);
  const before = await hand(project(page));
  const scrolled = await page.evaluate(() => window.scrollY);
  await drag([
    [0.3, 0.8],
    [0.3, 0.6],
    [0.3, 0.3],
    [0.3, 0.1],
  ]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(scrolled);
  expect(await hand(project(page))).toBe(before);
});

test('a visitor can choose the color of one side of the house', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const band = page.getByRole('region', { name: '18 shingle colors, one house' });
  await band.getByRole('radio', { name: 'Hickory', exact: true }).first().check();
  await expect(band.getByRole('img', { name: /GAF Hickory\.$/ })).toHaveAttribute('data-visible', 'true');
  await expect(band.getByText('Hickory', { exact: true })).toBeVisible();
});

/** Path, names of the pictures, and the slider's initial value. */
const wideWipes = [
  ['/services/roofing/emergency', 'Struck', 'Tarped', 'Repaired', 57],
  ['/services/roofing/replacement', 'Before', 'Progress', 'After', 46],
  ['/services/siding/replacement', 'Old', 'Open', 'New', 50],
] as const;
const wide = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('slider') });

for (const [path, first, middle, last, rest] of wideWipes) {
  test(
    `on ${path}, keys move the boards, and pressing a name shows its picture alone`,
    { tag: '@desk' },
    async ({ page }) => {
      await page.goto(withTrailingSlash(path));
      const range = wide(page).getByRole('slider');
      expect((await range.boundingBox())?.height).toBeGreaterThan(300);
      await range.focus();
      await expect(range).toHaveValue(String(rest));
      await page.keyboard.press('PageDown');
      await expect(range).toHaveValue(String(rest - 10));
      await page.keyboard.press('End');
      await expect(range).toHaveAttribute('aria-valuetext', `All ${first}`);
      await page.keyboard.press('Home');
      await expect(range).toHaveAttribute('aria-valuetext', `All ${last}`);
      const name = wide(page).getByRole('button', { name: middle });
      await name.press('Enter');
      await expect(name).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => hand(wide(page))).toBe(0.5);
    },
  );
}

test('tapping a name of a wide wipe shows its picture and its text', { tag: '@phone' }, async ({ page }) => {
  const [[path, first]] = wideWipes;
  await page.goto(withTrailingSlash(path));
  const name = wide(page).getByRole('button', { name: first });
  await name.scrollIntoViewIfNeeded();
  await name.tap();
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => hand(wide(page))).toBe(1);
  const texts = wide(page).locator('.wipe-key p');
  await expect(texts.nth(0)).toBeVisible();
  await expect(texts.nth(1)).toBeHidden();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a wide wipe shows all three pictures, with their names and texts', { tag: '@desk' }, async ({ page }) => {
    const [[path, ...names]] = wideWipes;
    await page.goto(withTrailingSlash(path));
    await expect(page.getByRole('slider')).toHaveCount(0);
    const wipe = page.locator('.wide-wipe');
    await expect(wipe.locator('.wipe-board')).toHaveCount(2);
    await expect(wipe.getByRole('img')).toHaveCount(3);
    await expect(wipe.locator('.wipe-key-name')).toHaveText(names.slice(0, 3).map(String));
    for (const name of await wipe.locator('.wipe-key-name').all()) await expect(name).toBeVisible();
    await expect(wipe.locator('.wipe-key p')).toHaveCount(3);
    for (const text of await wipe.locator('.wipe-key p').all()) await expect(text).toBeVisible();
  });

  test('the home page shows the two colors without controls', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('slider')).toHaveCount(0);
    const band = page.getByRole('region', { name: '18 shingle colors, one house' });
    await expect(band.getByRole('radio')).toHaveCount(0);
    await expect(band.locator('.wipe-board')).toBeVisible();
    await expect(band.getByText('Weathered Wood')).toBeVisible();
  });
});
