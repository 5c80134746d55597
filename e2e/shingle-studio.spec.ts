import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { hydrate, followRequests } from './support/visit';

const house = (page: Page, color: string) => page.getByRole('img', { name: new RegExp(`roof in ${color}\\.$`) });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const left = (page: Page) => page.getByRole('group', { name: 'Choose one of 9 colors' });
const right = (page: Page) => page.getByRole('group', { name: 'Compare with' });
const quote = (page: Page) => page.getByRole('link', { name: 'Email for a Quote in This Color' });
/** In percent. */
const split = async (page: Page) => Number(await page.getByRole('slider').inputValue());

async function expectOnHouse(page: Page, color: string) {
  await expect(house(page, color)).toHaveAttribute('data-visible', 'true');
  await expect
    .poll(() => house(page, color).evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test('by keyboard, a visitor can choose and compare colors and ask for a quote', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/gaf-hdz/');
  await expectOnHouse(page, 'GAF Charcoal');

  await radio(page, 'Charcoal').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Slate')).toBeChecked();
  await expect(radio(page, 'Slate')).toBeFocused();
  await expect(radio(page, 'Slate')).toHaveAccessibleDescription(/cool gray with a blue cast/i);
  await expectOnHouse(page, 'GAF Slate');
  await expect(page).toHaveURL(/\/gaf-hdz\/#color=slate$/);
  await expect(quote(page)).toHaveAttribute(
    'href',
    /^mailto:.*subject=Quote%20request%3A%20GAF%20Timberline%20HDZ%2C%20Slate&/,
  );

  await radio(page, 'Left side').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Right side')).toBeChecked();
  await expect(right(page).getByRole('radio', { name: 'Barkwood' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(right(page).getByRole('radio', { name: 'Barkwood' })).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect(right(page).getByRole('radio', { name: 'Hickory', exact: true })).toBeChecked();
  await page.getByRole('slider', { name: /Slate on the left and Hickory on the right/ }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await split(page)).toBe(49);
  await page.keyboard.press('End');
  expect(await split(page)).toBe(100);
  await page.keyboard.press('Home');
  expect(await split(page)).toBe(0);
  await expect(page).toHaveURL(/#color=slate&with=hickory$/);
});

test('a visitor can drag the divider', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/gaf-hdz/#color=slate&with=hickory');
  const slider = page.getByRole('slider', { name: /Slate on the left and Hickory/ });
  await slider.scrollIntoViewIfNeeded();
  const frame = await slider.locator('..').boundingBox();
  if (!frame) throw new Error('The studio has no frame.');
  const { x, y, width, height } = frame;
  await page.mouse.move(x + width / 2, y + height / 3);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 3, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await split(page)) - 25)).toBeLessThan(1.5);
});

test('by touch, a visitor can choose and compare colors', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tamko-titan-xt/');
  await expect(left(page).getByRole('radio')).toHaveCount(9);
  for (const target of await left(page).getByRole('radio').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'large enough for a finger').toBeGreaterThanOrEqual(44);
  }
  await radio(page, 'Virginia Slate').tap();
  await expect(radio(page, 'Virginia Slate')).toBeChecked();
  await expectOnHouse(page, 'TAMKO Virginia Slate');
  await expect(page.getByText('Cool slate gray with depth, like quarried stone.').last()).toBeVisible();

  await page.getByText('Right side').tap();
  await right(page).getByRole('radio', { name: 'Hickory', exact: true }).tap();
  await expectOnHouse(page, 'GAF Hickory');
  expect(await axeViolations(page)).toEqual([]);
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const frame = await slider.locator('..').boundingBox();
  if (!frame) throw new Error('The studio has no frame.');
  await page.touchscreen.tap(frame.x + frame.width * 0.75, frame.y + frame.height / 2);
  await expect.poll(() => split(page)).toBeGreaterThan(70);
});

test(
  'the page loads only the two colors that are shown, and once a third is chosen, that one and its neighbors',
  { tag: '@desk' },
  async ({ page }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const color = /\/pictures\/studio-gaf-([a-z-]+)-\d+\./.exec(request.url())?.[1];
      if (color) fetched.add(color);
    });
    const atRest = followRequests(page);
    await page.goto('/gaf-hdz/');
    await hydrate(page);
    await atRest();
    expect([...fetched].sort()).toEqual(['barkwood', 'charcoal']);

    await radio(page, 'Mission Brown').check();
    await expect
      .poll(() => [...fetched].sort())
      .toEqual(['barkwood', 'charcoal', 'hickory', 'mission-brown', 'shakewood']);
  },
);

test('a shared link shows the first color if the scripts never load', { tag: '@desk' }, async ({ page }) => {
  await page.clock.install();
  await page.route(/\/_next\/static\/chunks\//, (route) => route.abort());
  await page.goto('/gaf-hdz/#color=slate');
  await expect(house(page, 'GAF Charcoal')).toBeHidden();
  await page.clock.fastForward(15_000);
  await expect(house(page, 'GAF Charcoal')).toBeVisible();
});

test(
  'a shared link shows both colors, even of two makers, and leads to the other maker’s page',
  { tag: '@desk' },
  async ({ page }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const color = /\/pictures\/studio-([a-z-]+)-\d+\./.exec(request.url())?.[1];
      if (color) fetched.add(color);
    });
    await page.goto('/gaf-hdz/#color=slate&with=tamko-rustic-black');
    await expect(radio(page, 'Slate')).toBeChecked();
    await expectOnHouse(page, 'GAF Slate');
    await expectOnHouse(page, 'TAMKO Rustic Black');
    expect([...fetched].sort(), 'no other color is fetched').toEqual(['gaf-slate', 'tamko-rustic-black']);
    expect(await axeViolations(page)).toEqual([]);

    // The link kept the first color's picture from loading.
    await radio(page, 'Charcoal').check();
    await expectOnHouse(page, 'GAF Charcoal');
    await radio(page, 'Slate').check();

    await page.getByRole('link', { name: 'See TAMKO Titan XT' }).click();
    await expect(page).toHaveURL(/\/tamko-titan-xt\/#color=rustic-black&with=gaf-slate$/);
    await expect(radio(page, 'Rustic Black')).toBeChecked();
    await expectOnHouse(page, 'GAF Slate');
  },
);

test('a broken link shows the first color', { tag: ['@desk', '@engines'] }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/gaf-hdz/#color=%E0%A4%A&with=constructor');
  await hydrate(page);
  await expect(radio(page, 'Charcoal')).toBeChecked();
  await expect(page.getByRole('slider', { name: /^Divider between Charcoal/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('with scripts off', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the house in two colors, and nine swatches with descriptions', async ({ page }) => {
    await page.goto('/gaf-hdz/');
    await expect(house(page, 'GAF Charcoal')).toBeVisible();
    await expect(house(page, 'GAF Barkwood')).toBeVisible();
    const radios = left(page).getByRole('radio');
    await expect(radios).toHaveCount(9);
    for (const each of await radios.all()) {
      const id = await each.getAttribute('aria-describedby');
      const description = page.locator(`[id="${id}"]`);
      await expect(description).toBeVisible();
      const box = await description.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThan(10);
    }
    await expect(radio(page, 'Right side')).toBeHidden();
  });
});
