import { expect, test, type Page } from '@playwright/test';
import { demoAccess } from '@/content/login';
import { axeViolations } from './support/axe';
import { denyStorage } from './support/broken-storage';
import { fillIn } from './support/fill-in';

async function signIn(page: Page, password: string = demoAccess.password) {
  await fillIn(page.getByLabel('Username'), demoAccess.username);
  await fillIn(page.getByLabel('Password'), password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard', exact: true });

test(
  'the staff can sign in as the page says, reload, and sign out',
  { tag: ['@desk', '@engines'] },
  async ({ page }) => {
    await page.goto('/login/');
    await expect(page.getByRole('code')).toHaveText([demoAccess.username, demoAccess.password]);
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await expect(dashboard(page)).toBeVisible();
    await expect(page).toHaveURL(/\/crm\/$/);
    expect(
      await page.evaluate(() => [localStorage.getItem('isLoggedIn') !== null, localStorage.getItem('username')]),
    ).toEqual([true, demoAccess.username]);

    await page.reload();
    await expect(dashboard(page)).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/login\/$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.goBack();
    await expect(page.getByText('Denise Kowalczyk')).toHaveCount(0);
  },
);

test(
  'a wrong password shows an error until the next key, and is never in the URL',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/login/');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect(await page.getByLabel('Username').evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
      true,
    );

    await signIn(page, 'nonsense');
    const alert = page.getByRole('alert').filter({ hasText: 'Invalid username or password' });
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(/\/login\/$/);
    expect(page.url()).not.toContain('nonsense');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Password').pressSequentially('x');
    await expect(alert).toHaveCount(0);
  },
);

test(
  'a visitor who opens the CRM gets the sign-in page, and staff who are signed in can continue from there',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/crm/');
    await expect(page).toHaveURL(/\/login\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign in');
    await expect(page.getByRole('link', { name: 'Back to website' })).toHaveAttribute('href', '/');
    await page.evaluate(() => {
      localStorage.setItem('isLoggedIn', 'anything');
      localStorage.setItem('username', 'dana');
    });
    await page.reload();
    await page.getByRole('link', { name: 'Continue to the CRM' }).click();
    await expect(dashboard(page)).toBeVisible();
  },
);

test('signing out in one tab signs out the other', { tag: '@desk' }, async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/login/');
  await first.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await first.goto('/crm/');
  await second.goto('/crm/');
  await expect(dashboard(second)).toBeVisible();
  await expect(dashboard(first)).toBeVisible();
  await first.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await expect(second).toHaveURL(/\/login\/$/);
});

test('the staff can sign in even if the browser denies storage', { tag: '@desk' }, async ({ page }) => {
  await page.addInitScript(denyStorage, ['localStorage']);
  await page.goto('/login/');
  await signIn(page);
  await expect(dashboard(page)).toBeVisible();
});

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page and the CRM explain themselves and show no lead', async ({ page }) => {
    await page.goto('/login/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign in');
    await expect(page.getByRole('code')).toHaveCount(2);
    await page.goto('/crm/');
    // `getByText` ignores `noscript`.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('Kowalczyk')).toHaveCount(0);
  });
});
