import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { fillIn } from './support/fill-in';
import { encoded, mailLinks, readMailLink } from './support/mail-links';
import { hydrate, mockMap } from './support/visit';

const notice = 'Thank you! Your email client should open with your message ready to send.';
/** Characters that break a mail link unless they are encoded. */
const specialCharacters = `Roof & siding: 2 + 2 = 4, 30% off? "Yes" – 'maybe'.
#1 <b>C:\\path</b> ?subject=x&bcc=y
José, Łódź, 日本, 🏠👩‍🔧`;

const contact = (page: Page) => page.locator('#contact');

async function write(page: Page, message: string) {
  await fillIn(contact(page).getByLabel('Name'), 'Zoë O’Neil & Sons');
  await fillIn(contact(page).getByLabel('Email', { exact: true }), 'zoe+roof@example.com');
  await fillIn(contact(page).getByLabel('Phone (optional)'), '+1 (860) 555-0100');
  await fillIn(contact(page).getByLabel('Message', { exact: true }), message);
}

function expectedBody(message: string): string {
  return `Name: Zoë O’Neil & Sons
Email: zoe+roof@example.com
Phone: +1 (860) 555-0100

Message:
${message}

Sent from the website contact form at ${company.domain}.`;
}

test.beforeEach(async ({ page }) => {
  await mockMap(page);
});

for (const path of ['/', '/contact/']) {
  test(
    `a visitor can send a message from ${path}, and every character arrives`,
    { tag: path === '/' ? '@desk' : '@phone' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await hydrate(page);
      const links = await mailLinks(page);
      await write(page, specialCharacters);
      const states = await contact(page)
        .locator('button[type="submit"]')
        .evaluateHandle((button: HTMLButtonElement) => {
          const seen: string[] = [];
          new MutationObserver(() => seen.push(`${button.textContent}${button.disabled ? ' (disabled)' : ''}`)).observe(
            button,
            {
              attributes: true,
              childList: true,
              characterData: true,
              subtree: true,
            },
          );
          return seen;
        });
      await contact(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(contact(page).getByText(notice)).toBeInViewport({ ratio: 1 });
      const bar = await page.locator('nav.bottom-bar').boundingBox();
      const box = await contact(page).getByText(notice).boundingBox();
      if (bar && box) expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
      expect(new Set(await states.jsonValue())).toEqual(new Set(['Sending... (disabled)', 'Send Message']));

      expect(links).toEqual([
        `mailto:${company.email.address}?subject=${encoded(`New Contact Form Submission - ${company.name}`)}&body=${encoded(expectedBody(specialCharacters))}`,
      ]);

      await page.clock.runFor(5000);
      await expect(contact(page).getByText(notice)).toBeHidden();
      for (const field of await contact(page).locator('form [name]').all()) await expect(field).toHaveValue('');
      await expect(contact(page).getByRole('region', { name: 'Your message is ready' })).toBeVisible();
    },
  );
}

test(
  'a message of almost 5,000 characters is shortened in the link and complete everywhere else',
  { tag: '@desk' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact/');
    await hydrate(page);
    const links = await mailLinks(page);
    const long = `${specialCharacters}\n`.repeat(100).slice(0, 4990).toWellFormed() + '\nTHE END';
    await write(page, long);
    await contact(page).getByRole('button', { name: 'Send Message' }).click();
    const panel = contact(page).getByRole('region', { name: 'Your message is ready' });
    await expect(panel).toContainText('too long to open in full');

    expect(links).toHaveLength(1);
    const [link = ''] = links;
    expect(link.length).toBeLessThanOrEqual(1800);
    const { to, subject, body } = readMailLink(link);
    expect(to).toBe(company.email.address);
    expect(subject).toBe(`New Contact Form Submission - ${company.name}`);
    const [kept = '', rest = ''] = body.split('\n\n[');
    expect(expectedBody(long).startsWith(kept)).toBe(true);
    expect(kept.length).toBeGreaterThan(400);
    expect(rest).toContain('This message was too long');
    expect(body.endsWith(`Sent from the website contact form at ${company.domain}.`)).toBe(true);

    await panel.getByRole('button', { name: 'Copy message' }).click();
    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(
      expectedBody(long),
    );

    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download email file' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [head = '', encoded = ''] = file.split('\r\n\r\n');
    expect(head).toContain('X-Unsent: 1');
    expect(head).toContain(`To: ${company.email.address}`);
    expect(Buffer.from(encoded, 'base64').toString('utf8').replaceAll('\r\n', '\n')).toBe(expectedBody(long));

    await expect(panel.getByRole('link', { name: 'Open in Gmail' })).toHaveAttribute(
      'href',
      /^https:\/\/mail\.google\.com\//,
    );
    await expect(panel.getByRole('link', { name: 'Open in Outlook' })).toHaveAttribute(
      'href',
      /^https:\/\/outlook\.live\.com\//,
    );
  },
);

test('a visitor can send a message by keyboard', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
  const links = await mailLinks(page);
  await contact(page).getByLabel('Name').focus();
  await page.keyboard.type('Jane');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jane@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The ridge leaks.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Since Sunday.');
  await page.keyboard.press('Tab');
  await expect(contact(page).locator('summary', { hasText: 'Photos (optional)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(contact(page).getByText(notice)).toBeVisible();
  expect(readMailLink(links[0] ?? '').body).toContain(
    'Phone: Not given\n\nMessage:\nThe ridge leaks.\nSince Sunday.\n',
  );
});

test('the browser’s validation stops an invalid email address', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
  const links = await mailLinks(page);
  await fillIn(contact(page).getByLabel('Name'), 'Jane');
  await fillIn(contact(page).getByLabel('Email', { exact: true }), 'not an address');
  await fillIn(contact(page).getByLabel('Message', { exact: true }), 'Hello');
  await contact(page).getByRole('button', { name: 'Send Message' }).click();
  expect(
    await contact(page)
      .getByLabel('Email', { exact: true })
      .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
  ).toBe(true);
  await expect(contact(page).getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(links).toEqual([]);
});

test(
  'a required field with nothing but spaces is missing, in the browser’s own words',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/contact/');
    await hydrate(page);
    const links = await mailLinks(page);
    await write(page, 'Hello');
    for (const field of ['Name', 'Message'] as const) {
      const control = contact(page).getByLabel(field, { exact: true });
      await fillIn(control, ' \u00a0 ');
      await contact(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(control).toBeFocused();
      const [said, ofEmpty] = await control.evaluate((element: HTMLInputElement | HTMLTextAreaElement) => {
        const empty = document.createElement('input');
        empty.required = true;
        return [element.validationMessage, empty.validationMessage];
      });
      expect(said).not.toBe('');
      expect(said).toBe(ofEmpty);
      await fillIn(control, 'Jane');
    }
    await contact(page).getByRole('button', { name: 'Send Message' }).click();
    await expect.poll(() => links.length).toBe(1);
  },
);

test.describe('on a small desktop', { tag: '@desk' }, () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [id, name] of [
    ['#contact', 'Email'],
    ['#booking', 'Email'],
  ] as const) {
    test(`the email field of ${id} shows an address of 24 characters whole`, async ({ page }) => {
      await page.goto('/contact/');
      await hydrate(page);
      const field = page.locator(id).locator(`input[name="${name}"]`);
      await field.evaluate((input: HTMLInputElement) => {
        input.closest('fieldset')?.removeAttribute('hidden');
        input.value = 'jane.homeowner@gmail.com';
      });
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    });
  }
});
