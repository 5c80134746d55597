import { expect, test, type Download, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { leads } from '@/content/crm/leads';
import { messageReader } from '@/content/crm/message-reader';
import { bookingMessage } from '@/content/booking/mail';
import { fullText } from '@/lib/mail/mailto';
import { axeViolations } from './support/axe';
import { openCrm, openLeads, shownCount } from './support/crm';
import { fillIn } from './support/fill-in';
import { printedPages } from './support/paper';

/* The day the samples were written for: six calls are due. */
const monday = '2026-03-02T13:00:00Z';
const calls = [
  'Denise Kowalczyk',
  'Anthony DiNapoli',
  'Priya Natarajan',
  'Marcus Whitfield',
  'Marisol Reyes',
  'Eleanor Sedgwick',
];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(monday);
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0 });
    window.print = () => {
      Object.assign(window, { printed: Number(Reflect.get(window, 'printed')) + 1 });
    };
  });
  await openCrm(page);
});

const callList = (page: Page) => page.getByRole('region', { name: 'Need a call today' });
const dialog = (page: Page) => page.getByRole('dialog');

const onScreenOnly = /Leak right now|Sign Out|Back to Website|Lead Management|Privacy|Export CSV|Call Email Map/;

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

test(
  'the staff can make six calls and add two visits without copying anything by hand',
  { tag: '@desk' },
  async ({ page }) => {
    await test.step('the calls, in the order of the list', async () => {
      await callList(page).getByRole('button', { name: 'Denise Kowalczyk' }).click();
      for (const [index, name] of calls.entries()) {
        await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(name);
        await expect(dialog(page).getByRole('status')).toHaveText(`${name}, ${index + 1} of 6`);
        const lead = leads.find((one) => one.name === name);
        const [contact] = await Promise.all([
          page.waitForEvent('download'),
          dialog(page).getByRole('button', { name: 'Save contact' }).click(),
        ]);
        expect(contact.suggestedFilename()).toBe(`${name.toLowerCase().replace(' ', '-')}.vcf`);
        expect(await textOf(contact)).toContain(`\r\nTEL;VALUE=uri:tel:+1${lead?.phone.replace(/\D/g, '')}\r\n`);
        await page.keyboard.press('ArrowRight');
      }
    });

    await test.step('the last call, from which Escape returns to its row', async () => {
      await expect(dialog(page).getByRole('button', { name: 'Next lead' })).toHaveAttribute('aria-disabled', 'true');
      await expect(dialog(page).getByRole('status')).toHaveText('Eleanor Sedgwick, 6 of 6');
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(callList(page).getByRole('button', { name: 'Eleanor Sedgwick' })).toBeFocused();
    });

    await test.step('two visits for the calendar', async () => {
      const visits = page.getByRole('region', { name: 'Next visits' });
      for (const [name, file, start] of [
        ['Denise Kowalczyk', 'visit-2026-03-02-denise-kowalczyk.ics', '20260302T130000'],
        ['Marisol Reyes', 'visit-2026-03-03-marisol-reyes.ics', '20260303T100000'],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          visits.getByRole('button', { name: new RegExp(`^Add to calendar: .*, ${name}$`) }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(file);
        expect(await textOf(download)).toContain(`DTSTART;TZID=America/New_York:${start}`);
      }
    });
  },
);

test(
  'calls, an open lead and the leads that are shown print on one letter page each',
  { tag: '@desk' },
  async ({ page }) => {
    const printed = () => page.evaluate(() => Reflect.get(window, 'printed'));

    await test.step('the calls and the next visits', async () => {
      await page.getByRole('button', { name: 'Print the calls and the next visits' }).click();
      expect(await printed()).toBe(1);
      const { pages, size, text } = await printedPages(page);
      expect({ pages, size }).toEqual({ pages: 1, size: [612, 792] });
      expect(text).toContain('Calls and visits, Monday, March 2');
      for (const name of calls) {
        const lead = leads.find((one) => one.name === name);
        for (const fact of [lead?.phone, lead?.address, lead?.serviceType, lead?.notes]) expect(text).toContain(fact);
      }
      expect(text).toContain('Overdue since Saturday, February 28');
      expect(text).toContain('Tuesday, March 3, 10:00 AM Marisol Reyes');
      expect(text).not.toMatch(onScreenOnly);
      await expect(page.getByRole('heading', { name: 'Calls and visits, Monday, March 2' })).toHaveCount(0);
    });

    await test.step('an open lead, with its visit', async () => {
      await callList(page).getByRole('button', { name: 'Anthony DiNapoli' }).click();
      await dialog(page).getByRole('button', { name: 'Print this lead' }).click();
      expect(await printed()).toBe(2);
      const { pages, size, text } = await printedPages(page);
      expect({ pages, size }).toEqual({ pages: 1, size: [612, 792] });
      expect(text).toContain('Anthony DiNapoli');
      expect(text).toContain('Oak limb on the back slope.');
      expect(text).toContain('Thursday, March 5, 2026, 2:00 PM');
      expect(text).not.toContain('Denise');
      expect(text).not.toMatch(onScreenOnly);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('only the leads that are shown', async () => {
      await openLeads(page, false);
      await page.getByRole('button', { name: /^Overdue/ }).click();
      const { pages, text } = await printedPages(page);
      expect(pages).toBe(1);
      expect(text).toContain('2 of 12 shown: overdue');
      for (const { name } of leads) {
        if (['Priya Natarajan', 'Marcus Whitfield'].includes(name)) expect(text).toContain(name);
        else expect(text).not.toContain(name);
      }
      expect(text).not.toMatch(onScreenOnly);
    });

    await test.step('on a Sunday, Monday’s calls', async () => {
      await page.clock.setFixedTime('2026-03-08T15:00:00Z');
      await page.reload();
      await expect(page.getByRole('region', { name: 'Need a call on Monday' })).toBeVisible();
      const { pages, text } = await printedPages(page);
      expect(pages).toBe(1);
      expect(text).toContain('Calls and visits, Monday, March 9');
      expect(text).toContain('Rachel Lindqvist');
    });
  },
);

test(
  'quick filters combine, count and describe what is shown, and the CSV has exactly that',
  { tag: '@phone' },
  async ({ page }) => {
    await openLeads(page, true);
    const toggle = (name: string) => page.getByRole('button', { name, exact: true });
    await page.getByText('Filters', { exact: true }).click();
    await toggle('Due today 4').click();
    await expect(shownCount(page)).toHaveText('4 of 12 shown: due today');
    await toggle('Overdue 2').click();
    await expect(shownCount(page)).toHaveText('6 of 12 shown: due today or overdue');
    await toggle('Storm 2').click();
    await expect(shownCount(page)).toHaveText('2 of 12 shown: due today or overdue, about a storm');
    await fillIn(page.getByRole('searchbox', { name: 'Search leads' }), 'anthony');
    await expect(toggle('Storm 1')).toHaveAttribute('aria-pressed', 'true');
    expect(await axeViolations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = (await textOf(download)).trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['Name', 'Anthony DiNapoli']);
    expect(await page.evaluate(() => [Object.keys(localStorage).toSorted(), sessionStorage.length])).toEqual([
      ['isLoggedIn', 'username'],
      0,
    ]);
  },
);

test(
  'the next and the previous lead follow the order and the filter of the list',
  { tag: '@desk' },
  async ({ page }) => {
    await openLeads(page, false);
    await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted');
    await page.getByRole('main').getByRole('button', { name: 'Denise Kowalczyk' }).click();
    const shown = dialog(page).getByRole('status');
    await expect(shown).toHaveText('Denise Kowalczyk, 2 of 3');

    await test.step('by a button, which keeps the focus even at the end', async () => {
      const next = dialog(page).getByRole('button', { name: 'Next lead' });
      await next.click();
      await expect(shown).toHaveText('Walter Bissonnette, 3 of 3');
      // By key, because Playwright doesn't click an aria-disabled button.
      await page.keyboard.press('Enter');
      await expect(shown).toHaveText('Walter Bissonnette, 3 of 3');
      await expect(next).toBeFocused();
    });

    await test.step('a double click counts twice', async () => {
      await dialog(page).getByRole('button', { name: 'Previous lead' }).dblclick();
      await expect(shown).toHaveText('Priya Natarajan, 1 of 3');
    });

    await test.step('letters aren’t shortcuts', async () => {
      await page.keyboard.press('n');
      await page.keyboard.press('j');
      await expect(shown).toHaveText('Priya Natarajan, 1 of 3');
    });
  },
);

test('both clicks of a double click count', { tag: '@desk' }, async ({ page }) => {
  await test.step('on a name that the dialog doesn’t cover: the lead stays open', async () => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await callList(page).getByRole('button', { name: 'Denise Kowalczyk' }).dblclick();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Denise Kowalczyk');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Denise Kowalczyk');
    await page.keyboard.press('Escape');
  });

  await test.step('on a heading and on a quick filter', async () => {
    await openLeads(page, false);
    const value = page.getByRole('columnheader', { name: 'Value' });
    await value.getByRole('button').dblclick();
    await expect(value).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: /^New 2/ }).dblclick();
    await expect(shownCount(page)).toHaveText('12 of 12 shown');
  });

  await test.step('on a switch', async () => {
    await page.getByRole('button', { name: 'Automation', exact: true }).click();
    await page.getByRole('switch', { name: /New lead welcome/ }).dblclick();
    await expect(page.getByText('4 of 6 automations active')).toBeVisible();
  });
});

test(
  'a pasted website message can be saved as a row, a contact and a visit, and isn’t stored',
  { tag: '@desk' },
  async ({ page, isMobile }) => {
    const mail = bookingMessage(
      {
        'Customer name': 'Jane Alden',
        Email: 'jane@example.com',
        Phone: '(860) 555-0100',
        'Property address': '12 Oak Street, Bristol',
        'Appointment date': '2026-11-24',
        'Appointment time': '10:00 AM',
        'Service type': 'Roofing',
        'Additional information': 'Two dogs.',
      },
      new Date(0),
    );
    await openLeads(page, isMobile);
    const open = () => page.getByRole('button', { name: messageReader.button }).click();
    await open();
    const reader = page.getByRole('dialog', { name: messageReader.heading });
    const field = reader.getByLabel(messageReader.label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(messageReader.privacy);
    await fillIn(field, 'Can you call me?');
    await expect(reader.getByRole('status').first()).toHaveText(messageReader.notFound);
    await fillIn(field, `Hello,\n\n${fullText(mail)}\n\nSent from my iPhone`);
    await expect(reader.getByText(messageReader.found.booking)).toBeVisible();
    await expect(reader.getByRole('definition').filter({ hasText: '12 Oak Street, Bristol' })).toBeVisible();
    await expect(reader.getByText('Sent from my iPhone').last()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    for (const [button, file] of [
      [messageReader.csv, 'lead-jane-alden.csv'],
      [messageReader.contact, 'jane-alden.vcf'],
      [messageReader.visit, 'visit-2026-11-24-jane-alden.ics'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        reader.getByRole('button', { name: button }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
      await expect(reader.getByText(messageReader.saved(file))).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await open();
    await expect(field).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'Jane',
    );
  },
);

test('the CRM’s menu has a different name from the website’s', { tag: '@phone' }, async ({ page }) => {
  const names = await page
    .getByRole('button')
    .or(page.locator('summary'))
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  expect(names.filter((name) => /menu/i.test(name))).toEqual(['Menu', 'Office menu']);
});
