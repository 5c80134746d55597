import { expect, test, type Page } from '@playwright/test';
import { newsletter } from '@/content/newsletter';
import { denyStorage, fillStorage } from './support/broken-storage';
import { fillIn } from './support/fill-in';
import { mailLinks } from './support/mail-links';
import { holdBack, hydrate, mockMap, watch, type Trouble } from './support/visit';

const contact = (page: Page) => page.locator('#contact');
const field = (page: Page, label: string) => contact(page).getByLabel(label, { exact: true });
const panel = (page: Page) => contact(page).getByRole('region', { name: 'Your message is ready' });

async function write(page: Page) {
  await fillIn(field(page, 'Name'), 'Jane');
  await fillIn(field(page, 'Email'), 'jane@example.com');
  await fillIn(field(page, 'Message'), 'The ridge leaks.\nSince Sunday.');
}

async function send(page: Page) {
  await contact(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(panel(page)).toBeVisible();
}

/** Ignores the mail link's request, which fails without a mail app. */
const otherProblems = ({ problems }: Trouble) => problems.filter((problem) => !problem.startsWith('failed: mailto:'));

test.beforeEach(async ({ page }) => {
  await mockMap(page);
});

test('a draft survives a reload, and leaving and returning', async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
  await write(page);
  // A page with a draft hydrates without an action.
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('The ridge leaks.\nSince Sunday.');
  await page.goto('/about/');
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue('The ridge leaks.\nSince Sunday.');
});

test('a booking draft survives a reload', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const booking = page.locator('#booking');
  await booking.getByRole('radio', { name: '3:00 PM' }).check();
  await booking.getByRole('radio', { name: 'Windows' }).check();
  await page.reload();
  await expect(booking.getByRole('radio', { name: '3:00 PM' })).toBeChecked();
  await expect(booking.getByText('Still to choose: a date.')).toBeVisible();
});

test('a prepared message survives a reload until it is dismissed', async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
  await write(page);
  await send(page);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByText('Read the full message').click();
  await expect(panel(page).getByLabel('Full text')).toHaveValue(/The ridge leaks\.\nSince Sunday\./);
  await panel(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(panel(page)).toBeHidden();
  await page.reload();
  await hydrate(page);
  await expect(panel(page)).toBeHidden();
});

test('text typed before the scripts arrive is kept', async ({ page }) => {
  const release = await holdBack(page, /_next\/static\/.*\.js/);
  await page.goto('/contact/', { waitUntil: 'commit' });
  await write(page);
  release();
  await hydrate(page);
  await expect(field(page, 'Name')).toHaveValue('Jane');
  await expect(field(page, 'Message')).toHaveValue('The ridge leaks.\nSince Sunday.');
  await send(page);
});

for (const [what, breakStorage] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`with storage ${what}, a message can be sent without errors`, async ({ page }) => {
    const trouble = watch(page);
    await page.addInitScript(breakStorage, ['localStorage', 'sessionStorage']);
    await page.goto('/contact/');
    await hydrate(page);
    const links = await mailLinks(page);
    await write(page);
    await send(page);
    expect(links).toHaveLength(1);
    await panel(page).getByText('Read the full message').click();
    await expect(panel(page).getByLabel('Full text')).toHaveValue(/The ridge leaks\.\nSince Sunday\./);
    await panel(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(panel(page)).toBeHidden();
    expect(otherProblems(trouble)).toEqual([]);
  });
}

test('without clipboard access, the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  const trouble = watch(page);
  await page.goto('/contact/');
  await hydrate(page);
  await write(page);
  await send(page);
  await panel(page).getByRole('button', { name: 'Copy message' }).click();
  await expect(panel(page).getByText('We selected the text below')).toBeVisible();
  expect(
    await page.evaluate(() => {
      const text = document.activeElement;
      return text instanceof HTMLTextAreaElement ? text.value.slice(text.selectionStart, text.selectionEnd) : '';
    }),
  ).toContain('The ridge leaks.\nSince Sunday.');
  expect(otherProblems(trouble)).toEqual([]);
});

test('forms work if the analytics script throws', async ({ page }) => {
  await page.addInitScript(() => {
    window.gtag = () => {
      throw new Error('tag');
    };
  });
  const trouble = watch(page);
  await page.goto('/contact/');
  await hydrate(page);
  const links = await mailLinks(page);
  await write(page);
  await send(page);
  expect(links).toHaveLength(1);
  await fillIn(page.getByLabel('Email for the house notes'), 'jane@example.com');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(newsletter.confirmation)).toBeVisible();
  expect(otherProblems(trouble)).toEqual([]);
});
