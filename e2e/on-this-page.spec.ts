import { expect, test, type Page } from '@playwright/test';
import { gutterInstallation as shownPage } from '@/content/services/gutters/systems';
import { pageAddress } from '@/lib/seo/metadata';

test.use({ reducedMotion: 'no-preference' });

const address = pageAddress(shownPage.path);
const headings = shownPage.sections.map(({ heading }) => heading);
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('on a wide screen the list stays in view beside the sections, and marks the one that is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const links = contents(page).getByRole('link');
  await expect(links).toHaveText(headings);
  await contents(page).getByRole('link', { name: 'Gutter systems' }).click();
  await expect(heading(page, 'Gutter systems')).toBeInViewport();
  await expect(contents(page).locator('[aria-current]')).toHaveText('Gutter systems');
  await contents(page).getByRole('link', { name: 'Six-step installation process' }).click();
  await expect(heading(page, 'Six-step installation process')).toBeInViewport();
  await expect(contents(page).locator('[aria-current]')).toHaveText('Six-step installation process');
});

test('the list stands beside the sections, and the closing covers it at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const list = contents(page).getByRole('list');
  const rightEdge = await list.evaluate((element) => element.getBoundingClientRect().right);
  for (const name of headings)
    expect(await heading(page, name).evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThan(
      rightEdge,
    );
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const covered = () =>
    list.evaluate((element) => {
      const closing = document.getElementById('closing')?.closest('section');
      if (!closing) return undefined;
      const { top, bottom } = closing.getBoundingClientRect();
      const { left, top: listTop, bottom: listBottom } = element.getBoundingClientRect();
      const y = (Math.max(top, listTop) + Math.min(bottom, listBottom)) / 2;
      return closing.contains(document.elementFromPoint(left + 20, y));
    });
  await expect.poll(covered).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone one line opens the list, and its links lead to the sections', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const links = contents(page).getByRole('link');
    await expect(links).toHaveCount(0);
    await contents(page).getByText('On this page').first().click();
    await expect(links).toHaveText(headings);
    await links.filter({ hasText: 'Included with every system' }).click();
    await expect(page).toHaveURL(/#included-with-every-system$/);
    await expect(heading(page, 'Included with every system')).toBeInViewport();
  });
});
