import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { fillIn } from './support/fill-in';
import { encoded, mailLinks, readMailLink } from './support/mail-links';
import { hydrate, mockMap } from './support/visit';

/* Monday 23, Thursday 26 and Sunday 29 are full. */
const saturdayNoon = '2026-11-21T12:00:00-05:00';

test.use({ timezoneId: 'America/New_York' });

const booking = (page: Page) => page.locator('#booking');
const dateButton = (page: Page) => booking(page).getByRole('button', { name: /^Date/ });

async function open(page: Page) {
  await mockMap(page);
  await page.goto('/#booking');
  await hydrate(page);
}

async function chooseVisit(page: Page) {
  await dateButton(page).click();
  await booking(page).getByRole('button', { name: 'Tuesday, November 24, 2026' }).click();
  await booking(page).getByRole('radio', { name: '10:00 AM' }).check();
  await booking(page).getByRole('radio', { name: 'Multiple Services' }).check();
}

async function fillDetails(page: Page) {
  await fillIn(booking(page).getByLabel('Full name'), 'José Peña & family');
  await fillIn(booking(page).getByLabel('Email'), 'jose+visit@example.com');
  await fillIn(booking(page).getByLabel('Phone'), '(860) 555-0100');
  await fillIn(booking(page).getByLabel('Property address'), '12 "Old" Oak St #3; Bristol, CT');
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(saturdayNoon);
});

test('a visitor can book a Tuesday morning and send the request', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  const links = await mailLinks(page);
  const next = booking(page).getByRole('button', { name: 'Continue' });
  await expect(next).toBeDisabled();
  await chooseVisit(page);
  await expect(booking(page).getByRole('grid')).toBeHidden();
  await expect(booking(page).getByText('Tuesday, November 24 at 10:00 AM, multiple services')).toBeVisible();
  // With Continue at the foot of the screen, the start of the next step would be above it.
  await next.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await next.click();
  const details = booking(page).getByRole('group', { name: 'Step 2 of 2: Your details' });
  await expect(details).toBeFocused();
  const header = await page.locator('header.site-header').boundingBox();
  expect((await details.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await fillDetails(page);
  await fillIn(booking(page).getByLabel('Message (optional)'), 'Two dogs.\nGate 50% open + 1 step? 🐕');

  await booking(page).getByRole('button', { name: 'Back' }).click();
  await expect(dateButton(page)).toHaveAccessibleName('Date Tuesday, November 24, 2026');
  await next.click();

  await booking(page).getByRole('button', { name: 'Send Request' }).click();
  const success = booking(page).getByRole('group', { name: 'Your request is ready to send.' });
  await expect(success).toBeFocused();
  await expect(success).toContainText('within 24 hours');

  const body = `Customer name: José Peña & family
Email: jose+visit@example.com
Phone: (860) 555-0100
Property address: 12 "Old" Oak St #3; Bristol, CT
Appointment date: Tuesday, November 24, 2026
Appointment time: 10:00 AM
Service type: Multiple Services

Additional information:
Two dogs.
Gate 50% open + 1 step? 🐕

Please contact the customer to confirm this appointment.`;
  expect(links).toEqual([
    `mailto:${company.email.address}?subject=${encoded(`New consultation booking - ${company.name}`)}&body=${encoded(body)}`,
  ]);

  const download = page.waitForEvent('download');
  await booking(page).getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('DTSTART;TZID=America/New_York:20261124T100000\r\n');
  expect(file).toContain('DTEND;TZID=America/New_York:20261124T110000\r\n');
  expect(file).toContain('STATUS:TENTATIVE\r\n');
  expect(file).toContain('LOCATION:12 "Old" Oak St #3\\; Bristol\\, CT\r\n');

  await booking(page).getByRole('button', { name: 'Book Another Appointment' }).click();
  await expect(dateButton(page)).toHaveAccessibleName('Date Choose a date');
  await expect(next).toBeDisabled();
});

test('a visitor can book by keyboard', { tag: '@desk' }, async ({ page }) => {
  await open(page);
  const links = await mailLinks(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await dateButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(booking(page).getByRole('button', { name: 'Saturday, November 21, 2026, today' })).toBeFocused();
  expect(scripts, 'the calendar’s script loads when the calendar is opened').toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(booking(page).getByRole('button', { name: 'Monday, November 23, 2026, not available' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(booking(page).getByRole('grid')).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await expect(booking(page).getByRole('button', { name: 'Sunday, December 20, 2026' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dateButton(page)).toBeFocused();
  await expect(dateButton(page)).toHaveAccessibleName('Date Monday, December 21, 2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(booking(page).getByRole('group', { name: 'Step 2 of 2: Your details' })).toBeFocused();
  for (const text of ['Jane', 'jane@example.com', '860', '12 Oak']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(booking(page).getByRole('group', { name: 'Your request is ready to send.' })).toBeFocused();
  expect(readMailLink(links[0] ?? '').body).toContain(
    'Appointment date: Monday, December 21, 2026\nAppointment time: 10:00 AM\nService type: Roofing\n\nAdditional information:\nNo additional information provided.\n',
  );
});

for (const [timezoneId, today, first, full] of [
  ['Pacific/Kiritimati', 'Sunday, November 22, 2026', 'Monday, November 23, 2026', 'Tuesday, November 24, 2026'],
  ['Pacific/Pago_Pago', 'Saturday, November 21, 2026', 'Saturday, November 21, 2026', 'Monday, November 23, 2026'],
] as const) {
  test.describe(`in ${timezoneId}`, { tag: '@desk' }, () => {
    test.use({ timezoneId });
    test('the calendar goes by today’s date in the visitor’s time zone', async ({ page }) => {
      await open(page);
      await dateButton(page).click();
      await expect(booking(page).getByRole('button', { name: `${today}, today` })).toBeVisible();
      await expect(booking(page).getByRole('button', { name: first })).toBeFocused();
      await expect(booking(page).getByRole('button', { name: `${full}, not available` })).toBeVisible();
    });
  });
}

test(
  'if the calendar’s script fails to load, the browser’s date field replaces it',
  { tag: '@desk' },
  async ({ page }) => {
    await open(page);
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
    await dateButton(page).click();
    await expect(booking(page).locator('input[type="date"]')).toBeFocused();
    await fillIn(booking(page).getByLabel('Date'), '2026-11-24');
    await booking(page).getByRole('radio', { name: '10:00 AM' }).check();
    await booking(page).getByRole('radio', { name: 'Roofing' }).check();
    await expect(booking(page).getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
);
