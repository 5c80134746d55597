import { expect, test, type Page } from '@playwright/test';
import { categoryNames, projectFilters, projects as records } from '@/content/portfolio';
import { followRequests } from './support/visit';

test.use({ reducedMotion: 'no-preference' });

const glastonbury = 'Full roof replacement in Glastonbury';
const card = (page: Page, title: string) => page.getByRole('link', { name: title });
const status = (page: Page) => page.getByRole('dialog').getByRole('status');

test('a filter shows only its projects', { tag: ['@desk', '@engines'] }, async ({ page }) => {
  await page.goto('/#portfolio');
  await expect(card(page, glastonbury)).toBeVisible();
  for (const filter of [...projectFilters.slice(1), 'all'] as const) {
    const name = categoryNames[filter];
    await page.locator('.project-filter', { hasText: name }).click();
    await expect(page.getByRole('radio', { name: new RegExp(`^${name} \\d`) })).toBeChecked();
    for (const { title, category } of records) {
      await expect(card(page, title), `${name}: ${title}`).toBeVisible({
        visible: filter === 'all' || category === filter,
      });
    }
  }
});

test(
  'by keyboard, a visitor can filter, open a project, step through its phases, and return to its card',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: /^All \d/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Roofing \d/ })).toBeChecked();
    await expect(card(page, 'Insulated siding for a Bristol Cape')).toBeHidden();

    await card(page, glastonbury).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: glastonbury });
    await expect(dialog).toBeVisible();
    await expect(status(page)).toContainText('1 of 3. Initial roof condition');
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toContainText('3 of 3. Final completed installation');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toContainText('2 of 3. Stripped roof with exposed decking');

    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card(page, glastonbury)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('1 of 3');
  },
);

test('by mouse, a visitor can use the arrows, the timeline, and drag', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  await card(page, glastonbury).click();
  const dialog = page.getByRole('dialog', { name: glastonbury });
  await dialog.getByRole('button', { name: 'Previous photo' }).click();
  await expect(status(page)).toContainText('3 of 3');
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await expect(status(page)).toContainText('1 of 3');
  await dialog.getByRole('list', { name: 'Timeline' }).getByRole('button', { name: 'Progress' }).click();
  await expect(status(page)).toContainText('2 of 3');

  const photo = await dialog.locator('.project-stage:visible').boundingBox();
  if (!photo) throw new Error('no photo');
  const y = photo.y + photo.height / 3;
  await page.mouse.move(photo.x + photo.width * 0.7, y);
  await page.mouse.down();
  await page.mouse.move(photo.x + photo.width * 0.3, y, { steps: 6 });
  await page.mouse.up();
  await expect(status(page)).toContainText('3 of 3');
});

test(
  'by touch, a visitor can open a project, swipe, close it, and book a similar one',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await card(page, glastonbury).tap();
    const dialog = page.getByRole('dialog', { name: glastonbury });
    await expect(status(page)).toContainText('1 of 3');

    const photo = await dialog.locator('.project-stage:visible').boundingBox();
    if (!photo) throw new Error('no photo');
    const y = photo.y + photo.height / 3;
    const touch = await page.context().newCDPSession(page);
    const at = (share: number) => [{ x: photo.x + photo.width * share, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.8) });
    for (const share of [0.7, 0.6, 0.5, 0.4, 0.3]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(status(page)).toContainText('2 of 3');

    // Browsers ignore a tap that stops the momentum of a swipe.
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Close' }).last().tap();
      await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass();

    await card(page, 'Storm rebuild in Hamden').tap();
    await page.getByRole('button', { name: 'Book a Similar Project' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Book a free consultation' })).toBeInViewport();
  },
);

test('a link to a project opens it', { tag: ['@desk', '@engines'] }, async ({ page }) => {
  await page.goto('/#project-7');
  await expect(page.getByRole('dialog', { name: 'Bay window for a Cheshire kitchen' })).toBeVisible();
});

const phases = ['Initial roof condition.', 'Stripped roof with exposed decking.', 'Final completed installation.'];

test.describe('the three phases of project 4', () => {
  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('show with all their text, and the filter works', { tag: '@desk' }, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.project-item:visible')).toHaveCount(7);
      await expect(page.locator('.project-description')).not.toHaveCount(0);
      for (const description of await page.locator('.project-description').all())
        await expect(description).toBeVisible();
      const lead = page.getByRole('article').filter({ has: page.getByRole('heading', { name: glastonbury }) });
      await lead.scrollIntoViewIfNeeded();
      for (const title of phases) await expect(lead.getByText(title)).toBeVisible();
      await expect(lead.getByText('Eleven boards were soft below the chimney')).toBeVisible();
      await expect(lead.getByRole('slider')).toBeHidden();
      await expect(lead.getByRole('button')).toHaveCount(0);
      await expect(lead.getByRole('img')).toHaveCount(3);
      for (const picture of await lead.getByRole('img').all()) {
        await expect(picture).toHaveAttribute('loading', 'lazy');
        await expect
          .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
      }
      await page.locator('.project-filter', { hasText: 'Windows' }).click();
      await expect(page.locator('.project-item:visible')).toHaveCount(2);
      await expect(lead).toBeHidden();
    });
  });

  test('load no picture before the visitor comes near', { tag: '@desk' }, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const atRest = followRequests(page);
    await page.goto('/');
    await atRest();
    expect(fetched.filter((url) => /portfolio-4-|studio-|snow-house|emergency-night/.test(url))).toEqual([]);
  });
});
