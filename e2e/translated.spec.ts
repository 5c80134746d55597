import { expect, test, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { demoAccess } from '@/content/login';
import { newsletter } from '@/content/newsletter';
import { openCrm, shownCount } from './support/crm';
import { fillIn } from './support/fill-in';
import { expectWords, translated, useTranslator } from './support/translator';
import { hydrate, mockMap, watch } from './support/visit';

const contact = (page: Page) => page.locator('#contact');
const booking = (page: Page) => page.locator('#booking');
const submit = (name: string) => ({ name: translated(name), exact: true });

async function sendMessage(page: Page, text: string) {
  const form = contact(page);
  await fillIn(form.getByRole('textbox', { name: translated('Name') }), 'Ann Sample');
  await fillIn(form.getByRole('textbox', { name: translated('Email') }), 'ann@example.com');
  await fillIn(form.getByRole('textbox', { name: translated('Message') }), text);
  await form.getByRole('button', submit('Send Message')).click();
  await expectWords(form.getByRole('status').filter({ hasText: 'Thank you' }), 'Your email client should open');
  await expect(form.locator('textarea[readonly]')).toHaveValue(new RegExp(text));
}

async function checkStudio(page: Page, colors: readonly [string, string], product: string) {
  const [first, second] = colors;
  const words = page.getByRole('main');
  await page.getByRole('radio', { name: first, exact: true }).check();
  const side = page.locator('p[data-side="left"]');
  await expect(side).toHaveText(first);
  const description = side.locator('xpath=following-sibling::*').first();
  const before = (await description.textContent()) ?? '';
  await page.getByRole('radio', { name: second, exact: true }).check();
  await expect(side).toHaveText(second);
  await expect(description).not.toHaveText(before);
  await expectWords(description, (await page.locator(`label:has(:checked) [id$="-description"]`).textContent()) ?? '');
  await page.locator('label[data-side="right"]').click();
  const compare = page.getByRole('group', { name: 'Compare with' }).getByRole('radio');
  const right = page.locator('p[data-side="right"]');
  await compare.first().check();
  await expect(right).toHaveCount(0);
  await compare
    .and(page.getByLabel(first, { exact: true }))
    .first()
    .check();
  await expect(right).toHaveText(first);
  await compare.last().check();
  await expectWords(words, `See ${product}`);
  await compare
    .and(page.getByLabel(first, { exact: true }))
    .first()
    .check();
  await expectWords(words, `See ${product}`, false);
}

/** Each opens its page with `open` and goes through everything that changes there. */
const flows: Readonly<Record<string, (page: Page, open: (path: string) => Promise<void>) => Promise<void>>> = {
  async 'the town check'(page, open) {
    await open('/');
    const field = page.getByRole('combobox', { name: 'Do we work in your town?' });
    const answer = page.locator('output').first();
    await field.click();
    await fillIn(field, 'w. hartford, ct');
    await expectWords(answer, 'Yes, we work in West Hartford. It’s in Hartford County. Book a Visit');
    await fillIn(field, 'Glastenbury');
    await field.press('Enter');
    await expectWords(answer, 'Did you mean Glastonbury? Yes, we work in Glastonbury.');
    await expectWords(answer, 'West Hartford', false);
    await fillIn(field, 'Middletown');
    await expectWords(answer, 'Middletown is outside our usual area. It’s in Middlesex County.');
    await expectWords(answer, 'Glastonbury', false);
    await fillIn(field, 'Atlantis');
    await field.press('Enter');
    await expectWords(answer, 'We can’t find a Connecticut town called “Atlantis.”');
    await expectWords(answer, 'outside our usual area', false);
    await fillIn(field, 'Est Haven');
    await field.press('Enter');
    await expectWords(answer, 'Did you mean');
    await answer.getByRole('button').first().click();
    await expectWords(answer, 'County.');
    await fillIn(field, '');
    await expectWords(answer, 'County.', false);
  },

  async 'the portfolio'(page, open) {
    await open('/');
    await page.locator('.project-filter', { hasText: 'Windows' }).click();
    await expect(page.getByRole('link', { name: 'Full roof replacement in Glastonbury' })).toBeHidden();
    await page.locator('.project-filter', { hasText: 'All' }).click();
    await page.getByRole('link', { name: 'Full roof replacement in Glastonbury' }).click();
    const dialog = page.getByRole('dialog', { name: 'Full roof replacement in Glastonbury' });
    const status = dialog.getByRole('status');
    await expectWords(status, '1 of 3. Initial roof condition');
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await expectWords(status, '2 of 3. Stripped roof with exposed decking');
    await expectWords(status, 'Initial roof condition', false);
    await dialog.getByRole('button', { name: 'After' }).click();
    await expectWords(status, '3 of 3. Final completed installation');
    await dialog.getByRole('button', { name: 'Slide between all three' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Storm rebuild in Hamden' }).click();
    await expectWords(page.getByRole('dialog'), 'Storm rebuild in Hamden');
    await page.getByRole('button', { name: 'Book a Similar Project' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },

  async 'the colors on the home page'(page, open) {
    await open('/');
    const chosen = page.locator('.color-text [aria-live]').first();
    const rack = page.locator('.color-rack').first();
    const before = (await chosen.textContent()) ?? '';
    const color = rack.getByRole('radio', { checked: false }).first();
    const name = (await color.getAttribute('aria-label')) ?? '';
    await color.check();
    await expect(chosen.locator('b')).toHaveText(name);
    for (const part of await chosen.locator('b, span:last-child').all())
      expect(before).not.toContain((await part.textContent()) ?? '');
  },

  async 'the GAF studio'(page, open) {
    await open('/gaf-hdz/');
    await checkStudio(page, ['Slate', 'Hickory'], 'TAMKO Titan XT');
  },

  async 'the TAMKO studio'(page, open) {
    await open('/tamko-titan-xt/');
    await checkStudio(page, ['Rustic Black', 'Virginia Slate'], 'GAF Timberline HDZ');
  },

  async 'the price guide'(page, open) {
    await open('/price-guide/');
    const jobs = page.getByRole('group', { name: 'What should we work on?' });
    const sheet = page.getByRole('region', { name: 'Your estimate' });
    for (const job of await jobs.getByRole('checkbox').all()) await job.check();
    await expectWords(sheet, 'enter the size of your house');
    await fillIn(page.getByRole('textbox', { name: 'Length' }), '40');
    await fillIn(page.getByRole('textbox', { name: 'Width' }), '28');
    await expectWords(sheet, 'enter the size of your house', false);
    for (const summary of await page.locator('#estimator summary').all()) await summary.click();
    for (const select of await page.locator('#estimator select').all()) {
      // The first is chosen already.
      for (const option of [select.locator('option').last(), select.locator('option').first()]) {
        const value = (await option.getAttribute('value')) ?? '';
        await select.selectOption(value);
        await expect(select).toHaveValue(value);
      }
    }
    await page.getByLabel('Roof pitch').selectOption('9');
    await expectWords(page.locator('#estimator'), 'than the ground under it at 9 in 12.');
    await expectWords(page.locator('#estimator'), 'than the ground under it at 6 in 12.', false);
    for (const source of await page.getByRole('radio', { name: 'I know the size' }).all()) await source.check();
    for (const source of await page.getByRole('radio', { name: 'From the' }).all()) await source.check();
    await fillIn(page.getByLabel('Double-hung window'), '2.5');
    await expectWords(page.locator('#estimator'), 'Enter a whole number.');
    await fillIn(page.getByLabel('Double-hung window'), '2');
    await expectWords(page.locator('#estimator'), 'Enter a whole number.', false);
    await page.getByLabel('With gutter guards').check();
    // It was gone while no size was known.
    await page.getByText('Paying over time').click();
    await fillIn(page.getByRole('textbox', { name: 'APR' }), '6');
    await expectWords(page.locator('#estimator'), 'Each month');
    await fillIn(page.getByRole('textbox', { name: 'APR' }), 'much');
    await expectWords(page.locator('#estimator'), 'Each month', false);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await sheet.getByRole('button', { name: 'Share link' }).click();
    await expect(sheet.getByRole('button', submit('Link copied!'))).toBeVisible();
    await expect(sheet.getByRole('button', submit('Share link'))).toBeVisible();
    await jobs.getByRole('checkbox').first().uncheck();
    await sheet.getByRole('button', { name: 'Start over' }).click();
    // It starts with the roof of a typical Cape.
    await expect(jobs.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(jobs.getByRole('checkbox').first()).toBeChecked();
  },

  async 'the contact form, twice'(page, open) {
    await open('/contact/');
    await sendMessage(page, 'Water by the chimney.');
    await contact(page).getByRole('button', { name: 'Copy message' }).click();
    await expect(contact(page).getByRole('button', submit('Copied!'))).toBeVisible();
    await expect(contact(page).getByRole('button', submit('Copy message'))).toBeVisible();
    await sendMessage(page, 'Also the gutter.');
    await contact(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(contact(page).getByRole('region')).toHaveCount(0);
  },

  async 'a message about a sign'(page, open) {
    await open('/contact/#sign=brown-ring');
    const panel = contact(page).locator('[data-about-sign]');
    await expectWords(panel, 'What you see');
    await fillIn(contact(page).getByRole('textbox', { name: translated('Name') }), 'Ann Sample');
    await expectWords(page.locator('form + p ~ div'), 'I see:');
    await panel.getByRole('button').click();
    await expect(panel).toBeHidden();
  },

  async 'a booking, and another'(page, open) {
    await page.clock.setFixedTime('2026-11-21T12:00:00-05:00');
    await open('/');
    const date = booking(page).getByRole('button', { name: /Date/ });
    const summary = booking(page).locator('.booking-continue p');
    const details = booking(page).locator('[data-step="details"] > p').first();
    for (const [day, time, service] of [
      ['Tuesday, November 24', '10:00 AM', 'Multiple Services'],
      ['Tuesday, December 1', '1:00 PM', 'Roofing'],
    ] as const) {
      await expectWords(summary, 'Still to choose: a date, a time, and a service.');
      await date.click();
      if (day.includes('December')) await booking(page).getByRole('button', { name: 'Next month' }).click();
      await booking(page)
        .getByRole('button', { name: `${day}, 2026` })
        .click();
      await expectWords(date, `${day}, 2026`);
      await expectWords(summary, 'Still to choose: a time and a service.');
      await booking(page).getByRole('radio', { name: time }).check();
      await booking(page).getByRole('radio', { name: service }).check();
      await expectWords(summary, `${day} at ${time}, ${service.toLowerCase()}`);
      await expectWords(summary, 'Still to choose', false);
      await booking(page).getByRole('button', { name: 'Continue' }).click();
      await expectWords(details, `${day} at ${time}`);
      await booking(page).getByRole('button', { name: 'Back' }).click();
      await booking(page).getByRole('radio', { name: '9:00 AM' }).check();
      await expectWords(summary, `${day} at 9:00 AM`);
      await expectWords(summary, time, false);
      await booking(page).getByRole('button', { name: 'Continue' }).click();
      await fillIn(booking(page).getByLabel('Full name'), 'Ann Sample');
      await fillIn(booking(page).getByLabel('Email'), 'ann@example.com');
      await fillIn(booking(page).getByLabel('Phone'), '(860) 555-0100');
      await fillIn(booking(page).getByLabel('Property address'), '12 Oak St');
      await booking(page).getByRole('button', submit('Send Request')).click();
      const success = booking(page).locator('[data-step="success"]');
      await expectWords(success, 'Your request is ready to send.');
      await expectWords(success, `${day}, 2026 at 9:00 AM`);
      await booking(page).getByRole('button', { name: 'Book Another Appointment' }).click();
    }
    await expectWords(date, 'Choose a date');
  },

  async 'the certificate'(page, open) {
    await open('/certificate/');
    const sheet = page.getByRole('article');
    await page.getByRole('button', { name: 'Customize' }).click();
    const type = page.getByRole('combobox', { name: 'Certificate type' });
    const seen: string[] = [];
    for (const option of await type.locator('option').all()) {
      const name = ((await option.textContent()) ?? '').replace(/[«»]/g, '');
      await type.selectOption({ label: (await option.textContent()) ?? '' });
      await expectWords(sheet, `Type of work: ${name}`);
      for (const old of seen) await expectWords(sheet, `Type of work: ${old}`, false);
      seen.push(name);
    }
    await fillIn(page.getByLabel('Recipient name'), 'Ann Sample');
    await expect(sheet.getByText('Ann Sample', { exact: true })).toBeVisible();
    await fillIn(page.getByLabel('Issue date'), '2026-11-01');
    await expectWords(sheet, 'November 1, 2026');
    page.on('dialog', (dialog) => void dialog.accept());
    const download = page.getByRole('button').filter({ hasText: /Download|Generating/ });
    await download.click();
    await expectWords(download, 'Generating...');
    await expectWords(download, 'Download', false);
    await expectWords(download, 'Download');
    await page.getByRole('button', { name: 'Customize' }).click();
  },

  async '/find'(page, open) {
    await open('/find/');
    const field = page.getByRole('searchbox');
    const found = page.getByRole('region', { name: 'Matches' });
    const count = page.locator('output');
    const initial = ((await count.textContent()) ?? '').replace(/[«»]/g, '');
    await fillIn(field, 'drip');
    await expectWords(found, 'Water running through the ceiling');
    await expectWords(count, 'drip');
    await found.locator('summary').first().click();
    await fillIn(field, 'moss');
    await expectWords(found, 'Moss or dark streaks');
    await expectWords(found, 'Water running through the ceiling', false);
    await fillIn(field, 'xylophone');
    await expect(found.getByRole('heading', { name: 'Nothing matches that word.' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expectWords(count, initial);
    await page.getByRole('link', { name: 'Windows', exact: false }).last().scrollIntoViewIfNeeded();
  },

  async financing(page, open) {
    await open('/financing/');
    const answer = page.getByRole('region', { name: 'What you’d pay a month' }).getByRole('status');
    await expectWords(answer, 'Enter your APR.');
    await fillIn(page.getByRole('textbox', { name: 'APR' }), '7.5');
    await expectWords(answer, '$158.70 a month');
    await expectWords(answer, 'Enter your APR.', false);
    await page.getByRole('slider', { name: 'Months to pay' }).press('ArrowRight');
    await expectWords(answer, '$136.94 a month');
    await expectWords(answer, '72 payments come to');
    await fillIn(page.getByRole('textbox', { name: 'APR' }), '');
    await expectWords(answer, 'Enter your APR.');
    await expectWords(answer, 'a month', false);
  },

  async 'signing in'(page, open) {
    await open('/login/');
    await fillIn(page.getByLabel('Username'), demoAccess.username);
    await fillIn(page.getByLabel('Password'), 'nonsense');
    await page.getByRole('button', submit('Sign In')).click();
    await expectWords(page.getByRole('alert').first(), 'Invalid username or password');
    await fillIn(page.getByLabel('Password'), demoAccess.password);
    await expect(page.getByRole('button', submit('Sign In'))).toBeVisible();
    await expect(page.getByRole('code')).toHaveText([demoAccess.username, demoAccess.password]);
    await page.getByRole('button', submit('Sign In')).click();
    await expectWords(page.getByRole('heading', { level: 1 }), 'Dashboard');
  },

  async 'the CRM'(page, open) {
    await openCrm(page, open);
    const menu = page.getByRole('navigation', { name: 'CRM' });
    await menu.getByRole('button', { name: 'Lead Management' }).click();
    const rows = page.getByRole('table', { name: 'Leads' });
    const search = page.getByRole('searchbox', { name: 'Search leads' });
    for (const [typed, name, service] of [
      ['8605550131', 'Priya Natarajan', ''],
      ['DiNapoli', 'Anthony DiNapoli', ''],
    ] as const) {
      await fillIn(search, typed);
      await expectWords(shownCount(page), `1 of 12 shown: matching “${typed}”`);
      await expect(rows.getByRole('rowheader')).toHaveCount(1);
      await expectWords(rows.getByRole('rowheader'), name);
      await expectWords(rows, service);
    }
    await fillIn(search, '');
    await expectWords(shownCount(page), '12 of 12 shown');
    for (const quick of await page.getByRole('group', { name: 'Quick filters' }).getByRole('button').all()) {
      await quick.click();
      await quick.click();
    }
    for (const heading of await rows.getByRole('columnheader').getByRole('button').all()) {
      await heading.click();
      await heading.click();
    }
    await page.getByRole('combobox', { name: 'Status' }).selectOption('won');
    await expectWords(rows, 'Won');
    await expectWords(rows, 'Contacted', false);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expectWords(shownCount(page), 'Saved');
    await fillIn(search, 'nobody');
    await page.getByRole('button', { name: 'Show all leads' }).click();
    await rows.getByRole('rowheader').first().getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const position = dialog.getByRole('status');
    await expectWords(position, '1 of 12');
    const before = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Next lead' }).click();
    await expectWords(position, '2 of 12');
    await expectWords(position, '1 of 12', false);
    await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveText(before);
    await page.keyboard.press('Escape');
    await menu.getByRole('button', { name: 'Automation' }).click();
    const toggle = page.getByRole('switch').first();
    await expectWords(toggle, 'Active');
    await toggle.click();
    await expectWords(toggle, 'Inactive');
  },

  async 'the newsletter and the setup guide'(page, open) {
    await open('/google-setup/');
    await page.getByRole('checkbox').first().check();
    await expectWords(page.getByRole('status').filter({ hasText: 'tasks checked' }), '1 of 4 tasks checked');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }));
    const copy = page.getByRole('button', { name: 'Copy' }).first();
    await copy.click();
    await expectWords(page.getByRole('main'), 'Copied!');
    await expectWords(page.getByRole('main'), 'Copied!', false);
    await fillIn(page.getByLabel(newsletter.label), 'ann@example.com');
    await page.getByRole('button', { name: newsletter.button }).click();
    await expectWords(page.getByRole('contentinfo'), newsletter.confirmation);
    await expectWords(page.getByRole('contentinfo'), newsletter.confirmation, false);
    await expect(page.getByRole('contentinfo')).toContainText(company.name);
  },
};

/** React reports that it draws a part anew that was translated before it started, and the browser a part that came twice. */
const redrawn = /Minified React error #418|A speculation rule set was inserted/;

/**
 * React draws anew what was translated before hydration, and the translator translates that again, so each flow sees
 * both. Four also start with a page that React has not drawn anew.
 */
const walks = [
  ...Object.keys(flows).map((name) => ({ name, when: 'before' })),
  ...['the portfolio', 'the price guide', 'the contact form, twice', 'the CRM'].map((name) => ({
    name,
    when: 'after',
  })),
];

test.describe('a translated page', { tag: '@desk' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const { name, when } of walks) {
    test(`${name} works and says the right words when translated ${when} hydration`, async ({ page, context }) => {
      const walk = flows[name];
      if (!walk) throw new Error(`No flow is called ${name}.`);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { problems } = watch(page);
      await mockMap(page);
      await useTranslator(page, when === 'before');
      await walk(page, async (path) => {
        await page.goto(path);
        await hydrate(page);
        if (when === 'after') await page.evaluate(() => window.translator.start());
      });
      expect(problems.filter((problem) => when === 'after' || !redrawn.test(problem))).toEqual([]);
      expect(await page.evaluate(() => window.translator.problems())).toEqual([]);
    });
  }
});
