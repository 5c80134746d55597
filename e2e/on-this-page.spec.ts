import { expect, test, type Page } from '@playwright/test';
import { bidSheet } from '@/content/before-you-sign/bid-sheet';
import { chapters } from '@/content/before-you-sign/checks';
import { beforeYouSignPage as shownPage } from '@/content/before-you-sign/page';
import { railLabelOf } from '@/content/rail-label';
import { roofingOverview as hub } from '@/content/services/roofing/overview';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';

test.use({ reducedMotion: 'no-preference' });

const path = withTrailingSlash(shownPage.path);
const sections = [...chapters, bidSheet];
const headings = sections.map(({ heading }) => heading);
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const [, second = '', third = '', fourth = ''] = headings;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('on a wide screen, the contents stay in view and mark the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const links = contents(page).getByRole('link');
  await expect(links).toHaveText(headings);
  await contents(page).getByRole('link', { name: second }).click();
  await expect(heading(page, second)).toBeInViewport();
  await expect(contents(page).locator('[aria-current]')).toHaveText(second);
  await contents(page).getByRole('link', { name: third }).click();
  await expect(heading(page, third)).toBeInViewport();
  await expect(contents(page).locator('[aria-current]')).toHaveText(third);
});

test('the contents are beside the sections, and the closing section covers them at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
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

test('on a phone, a drawing opens on the part that its list begins with', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(withTrailingSlash('/services/roofing/installation'));
  const drawing = page.locator('.figure-art').first();
  const isInside = async () => {
    const [frame, number] = await Promise.all([drawing.boundingBox(), drawing.locator('.p1 .number').boundingBox()]);
    if (!frame || !number) return undefined;
    return number.y > frame.y && number.y + number.height < frame.y + frame.height;
  };
  await expect.poll(isInside).toBe(true);
});

test('on a phone, the drawing of a hub stays in view and shows the number of the service being read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(withTrailingSlash(hub.path));
  const drawing = page.locator('.hub-draw');
  for (const [name, number] of [
    ['Roof installation', 6],
    ['Roof repair', 2],
  ] as const) {
    const link = page.getByRole('listitem').getByRole('link', { name, exact: true }).first();
    // The row is just below the drawing.
    await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight * 0.4));
    await expect(drawing).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() =>
        drawing.locator(`.pin.p${number} .bubble`).evaluate((bubble) => {
          const { left, right } = bubble.getBoundingClientRect();
          return (left + right) / 2;
        }),
      )
      .toBeCloseTo(195, -1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone, one line opens the contents, whose links lead to the sections', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const links = contents(page).getByRole('link');
    await expect(links).toHaveCount(0);
    await contents(page).getByText('On this page').first().click();
    await expect(links).toHaveText(headings);
    await links.filter({ hasText: fourth }).click();
    await expect(page).toHaveURL(new RegExp(`#${sections[3]?.id}$`));
    await expect(heading(page, fourth)).toBeInViewport();
  });
});

test.describe('a service page', () => {
  const railLabels = hub.sections.flatMap((section) => railLabelOf(section) ?? []);
  const last = hub.sections.at(-1);
  const lastLabel = railLabels.at(-1) ?? '';

  test('has a rail that stays beside the sections on a wide screen and marks the one being read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(withTrailingSlash(hub.path));
    const rail = contents(page);
    await expect(rail.getByRole('listitem')).toHaveText(railLabels);
    await rail.getByRole('link', { name: lastLabel }).click();
    await expect(heading(page, last?.heading ?? '')).toBeInViewport();
    await expect(rail.locator('[aria-current]')).toHaveText(lastLabel);
    await expect(rail.getByRole('link', { name: lastLabel })).toBeInViewport();
  });

  test('dims the other parts of its drawing when the link of one part is hovered', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(withTrailingSlash(hub.path));
    const part = (number: number) => page.locator(`#art-roofing-hub > .p${number}`);
    await expect(part(1)).toHaveCSS('opacity', '1');
    await page.getByRole('listitem').getByRole('link', { name: 'Roof repair', exact: true }).first().hover();
    await expect(part(2)).toHaveCSS('opacity', '1');
    await expect(part(1)).toHaveCSS('opacity', '0.45');
  });

  test.describe('on a phone without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('shows every number inside its drawing', async ({ page }) => {
      await page.goto(withTrailingSlash('/services/roof-inspection'));
      const drawing = page.locator('.figure-art').first();
      const numbers = drawing.locator('.number');
      expect(await numbers.count()).toBeGreaterThan(3);
      const { y: top = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      for (const number of await numbers.all()) {
        const box = await number.boundingBox();
        expect(box?.y).toBeGreaterThan(top);
        expect(box?.y).toBeLessThan(top + height);
      }
    });
  });
});
