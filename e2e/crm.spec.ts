import { expect, test } from '@playwright/test';
import { leads } from '@/content/crm/leads';
import { crmSections } from '@/content/crm/sections';
import { axeViolations } from './support/axe';
import { menuButton, openCrm, openSection } from './support/crm';
import { exportedFile, exportedFiles } from './support/export';
import { hydrate, followRequests } from './support/visit';

test.describe('nobody sees a lead without signing in', { tag: '@desk' }, () => {
  const files = (ending: RegExp) => exportedFiles().filter((file) => ending.test(file));
  const textOf = (file: string) => exportedFile(file).toString('utf8');
  const hasLead = (file: string) => {
    const text = textOf(file);
    return leads.some(({ email, name }) => text.includes(email) || text.includes(name));
  };

  test('no lead is in any exported page', () => {
    const pages = files(/\.(?:html|txt)$/);
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter(hasLead)).toEqual([]);
  });

  test('no lead is in a script that a page refers to, not even on the CRM page', () => {
    const named = new Set(
      files(/\.html$/).flatMap((page) => textOf(page).match(/static\/chunks\/[\w.~/-]+\.js/g) ?? []),
    );
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((chunk) => hasLead(`_next/${chunk}`))).toEqual([]);
    // The script that loads after sign-in has them, so this test can find a lead.
    expect(files(/\.js$/).some(hasLead)).toBe(true);
  });

  test('a visitor who is not signed in fetches no lead', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    const atRest = followRequests(page);
    await page.goto('/crm/', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/login\/$/);
    await hydrate(page);
    await atRest();
    expect(scripts.size).toBeGreaterThan(3);
    // Read from the exported files, because the browser may drop the responses of a page it has left.
    expect([...scripts].filter((script) => hasLead(script.slice(1)))).toEqual([]);
  });
});

test('staff members see the dashboard’s figures and can open all seven sections', async ({ page, isMobile }) => {
  // The smallest phone, because a section that is too wide shows it there first.
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await openCrm(page);
  for (const figure of ['12', '3', '$108,890', '16.7%', '47 runs', '12.5h', '94%']) {
    await expect(page.getByRole('definition').getByText(figure, { exact: true }).first()).toBeVisible();
  }

  let hasCheckedSoon = false;
  for (const { name, heading, ...section } of crmSections) {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await openSection(page, name, isMobile);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // On phones, the office's bar shows the name instead.
    const title = isMobile
      ? page.getByRole('paragraph').filter({ hasText: new RegExp(`^${name}$`) })
      : page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport();
    await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount('soon' in section ? 1 : 0);
    await expect(page).toHaveURL(/\/crm\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (!isMobile) continue;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    // The sections that aren't built yet look alike.
    if ('soon' in section && hasCheckedSoon) continue;
    hasCheckedSoon ||= 'soon' in section;
    expect.soft(await axeViolations(page), name).toEqual([]);
  }
});

test('on a phone, the first call and the first lead are on the first screen', { tag: '@phone' }, async ({ page }) => {
  await openCrm(page);
  const calls = page.getByRole('region', { name: /^Need a call/ });
  await expect(calls.getByRole('link', { name: /^Call/ }).first()).toBeInViewport({ ratio: 1 });
  const [list, figures] = await Promise.all([
    calls.boundingBox(),
    page.getByRole('term').filter({ hasText: 'Pipeline value' }).boundingBox(),
  ]);
  expect(list && list.y + list.height).toBeLessThanOrEqual(figures?.y ?? 0);

  await openSection(page, 'Lead Management', true);
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  expect(await search.evaluate((field: HTMLInputElement) => field.scrollWidth - field.clientWidth)).toBe(0);
});

test('the largest bar of the pipeline is solid', { tag: '@desk' }, async ({ page }) => {
  await openCrm(page);
  const won = page.getByRole('button', { name: /^Won/ }).locator('svg svg rect');
  const track = page.getByRole('button', { name: /^Won/ }).locator('svg > rect').first();
  const lightness = (fill: string) => Number(/\d+/.exec(fill)?.[0] ?? 255);
  const fill = (rect: typeof won) => rect.evaluate((element) => getComputedStyle(element).fill);
  expect(lightness(await fill(track)) - lightness(await fill(won))).toBeGreaterThan(80);
});

test.describe('on a Sunday, in any time zone', { tag: '@desk' }, () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test('the calls, the number of appointments and the list of visits agree', async ({ page }) => {
        await page.clock.setFixedTime('2026-03-08T15:00:00Z');
        await openCrm(page);
        await expect(page.getByText('Sunday, March 8')).toBeVisible();
        const calls = page.getByRole('region', { name: 'Need a call on Monday' });
        await expect(calls.getByText('Due yesterday')).toHaveCount(4);
        await expect(calls.getByText('Due tomorrow')).toHaveCount(1);
        await expect(calls.getByText('Overdue')).toHaveCount(2);
        await expect(page.getByText('Scheduled. 2 more are confirmed. Next: Tomorrow, 10:00 AM')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Next visits' }).getByRole('listitem')).toHaveCount(5);
      });
    });
  }
});

test('an automation can be switched off until the page is reloaded', { tag: '@desk' }, async ({ page, isMobile }) => {
  await openCrm(page);
  await openSection(page, 'Automation', isMobile);
  const toggle = page.getByRole('switch', { name: /New lead welcome/ });
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await page.reload();
  await openSection(page, 'Automation', isMobile);
  await expect(toggle).toBeChecked();
});

test(
  'the phone menu is 16rem wide, traps the focus, and closes on Escape, on a click outside it, and when the screen grows',
  {
    tag: '@desk',
  },
  async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Office menu' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openCrm(page);

    await test.step('it traps the focus and returns it on Escape', async () => {
      await menuButton(page).click();
      expect((await menu.boundingBox())?.width).toBeCloseTo(256);
      for (let press = 0; press < 15; press += 1) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });

    await test.step('it passes axe and closes on a click outside it', async () => {
      await menuButton(page).click();
      expect(await axeViolations(page)).toEqual([]);
      await page.mouse.click(340, 500);
      await expect(menu).toBeHidden();
    });

    await test.step('the sidebar replaces it when the screen grows', async () => {
      await menuButton(page).click();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(menu).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'CRM', exact: true })).toBeVisible();
    });
  },
);
