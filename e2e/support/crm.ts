import { expect, type Page } from '@playwright/test';

export async function openCrm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('username', 'dana');
  });
  await page.goto('/crm/');
  await expect(page.getByText('Sample data. Changes are not saved.')).toBeVisible();
}

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Office menu', exact: true });

export async function openLeads(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await menuButton(page).click();
  await page.getByRole('button', { name: 'Lead Management', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lead Management');
}

/** `4 of 12 shown: due today`. */
export const shownCount = (page: Page) => page.getByRole('status').filter({ hasText: 'shown' });
