import { expect, type Page } from '@playwright/test';

export async function openCrm(
  page: Page,
  open: (path: string) => Promise<unknown> = page.goto.bind(page),
): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('username', 'dana');
  });
  await open('/crm/');
  await expect(page.getByText('Sample data. Changes are not saved.')).toBeVisible();
}

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Office menu', exact: true });

export async function openSection(page: Page, name: string, isPhone: boolean): Promise<void> {
  if (isPhone) await menuButton(page).click();
  const menu = isPhone
    ? page.getByRole('dialog', { name: 'Office menu' })
    : page.getByRole('navigation', { name: 'CRM', exact: true });
  await menu.getByRole('button', { name, exact: true }).click();
}

export async function openLeads(page: Page, isPhone: boolean): Promise<void> {
  await openSection(page, 'Lead Management', isPhone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead Management');
}

/** `4 of 12 shown: due today`. */
export const shownCount = (page: Page) => page.getByRole('status').filter({ hasText: 'shown' });
