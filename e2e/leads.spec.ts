import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axeViolations } from './support/axe';
import { openCrm, openLeads, shownCount } from './support/crm';
import { fillIn } from './support/fill-in';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search leads' });
const lead = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test(
  'the staff can find a caller, sort the leads, open one and export them',
  { tag: '@engines' },
  async ({ page, isMobile }) => {
    await openCrm(page);
    await openLeads(page, isMobile);

    await test.step('find a caller by phone number', async () => {
      await fillIn(search(page), '8605550131');
      await expect(shownCount(page)).toHaveText('1 of 12 shown: matching “8605550131”');
      await expect(lead(page, 'Priya Natarajan')).toBeVisible();
      if (isMobile) await page.getByText('Filters', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Won');
      await expect(page.getByText('No leads match these filters.')).toBeVisible();
      await page.getByRole('button', { name: 'Show all leads' }).click();
      await expect(shownCount(page)).toHaveText('12 of 12 shown');
      await expect(search(page)).toBeFocused();
    });

    await test.step('sort the table by a heading, or the cards by a list', async () => {
      if (isMobile) {
        await page.getByRole('combobox', { name: 'Sort' }).selectOption('Highest value first');
        await expect(page.getByRole('list', { name: 'Leads' }).getByRole('button').first()).toHaveText(
          'Hannah Feldman',
        );
      } else {
        await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').click();
        await expect(page.getByRole('rowheader').first()).toContainText('Hannah Feldman');
      }
    });

    await test.step('open a lead, with links to call, email and find the address, and close it on Escape', async () => {
      await lead(page, 'Anthony DiNapoli').click();
      const record = page.getByRole('dialog', { name: 'Anthony DiNapoli' });
      await expect(record).toBeVisible();
      await expect(record.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+12035550144');
      await expect(record.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:/);
      await expect(record.getByRole('link', { name: /^Map/ })).toHaveAttribute('target', '_blank');
      await expect(record.getByText('Meet the adjuster on the roof')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(record).toBeHidden();
      await expect(lead(page, 'Anthony DiNapoli')).toBeFocused();
    });

    await test.step('export the leads that are shown', async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('New');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
      const text = readFileSync(await download.path(), 'utf8');
      expect(text.charCodeAt(0)).toBe(0xfeff);
      expect(text.trimEnd().split('\r\n')).toHaveLength(3);
    });
  },
);
