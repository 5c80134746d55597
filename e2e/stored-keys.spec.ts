import { expect, test, type Page } from '@playwright/test';
import { demoAccess } from '@/content/login';
import { fillIn } from './support/fill-in';
import { phonePhoto } from './support/photo-files';
import { keptRecords, removeShareSheet } from './support/photo-form';
import { newsletter } from '@/content/newsletter';
import { hydrate, mockMap } from './support/visit';

type Written = Readonly<Record<'localStorage' | 'sessionStorage' | 'IndexedDB', readonly string[]>>;

/** Includes keys that are removed again. */
async function recordWrites(page: Page): Promise<() => Written> {
  const written = { localStorage: new Set<string>(), sessionStorage: new Set<string>(), IndexedDB: new Set<string>() };
  await page.exposeFunction('noteWrite', (storage: keyof Written, key: string) => void written[storage].add(key));
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function note(key, value) {
      const { noteWrite } = window as unknown as { noteWrite: (storage: string, key: string) => void };
      noteWrite(this === window.localStorage ? 'localStorage' : 'sessionStorage', key);
      setItem.call(this, key, value);
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function note(value, key) {
      const { noteWrite } = window as unknown as { noteWrite: (storage: string, key: string) => void };
      // The key of a photo's record starts with the name of its entry: `contact-photos/…`
      noteWrite('IndexedDB', String(key).split('/')[0] ?? '');
      return put.call(this, value, key);
    };
  });
  return () => ({
    localStorage: [...written.localStorage].sort(),
    sessionStorage: [...written.sessionStorage].sort(),
    IndexedDB: [...written.IndexedDB].sort(),
  });
}

const held = (page: Page) =>
  page.evaluate(() => ({
    localStorage: Object.keys(localStorage).sort(),
    sessionStorage: Object.keys(sessionStorage).sort(),
  }));

async function keysOnPrivacyPage(page: Page): Promise<Written> {
  await page.goto('/privacy/');
  await page.getByText('Show every entry').click();
  await expect(
    page.getByText('Signing out of the sample CRM clears isLoggedIn and username; the other entries stay.'),
  ).toBeVisible();
  const rows = await page
    .getByRole('table', { name: 'What your browser keeps' })
    .locator('tbody tr')
    .evaluateAll((elements) =>
      elements.map((row) => [row.querySelector('th')?.textContent ?? '', row.textContent ?? '']),
    );
  const keysIn = (storage: string) =>
    rows
      .filter(([, text]) => text?.includes(`(${storage})`))
      .map(([key = '']) => key)
      .sort();
  return {
    localStorage: keysIn('localStorage'),
    sessionStorage: keysIn('sessionStorage'),
    IndexedDB: keysIn('IndexedDB'),
  };
}

async function writeMessage(page: Page) {
  const contact = page.locator('#contact');
  await fillIn(contact.getByLabel('Name', { exact: true }), 'Jane');
  await fillIn(contact.getByLabel('Email', { exact: true }), 'jane@example.com');
  await fillIn(contact.getByLabel('Message', { exact: true }), 'The ridge leaks.');
}

async function sendMessage(page: Page) {
  await page.locator('#contact').getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you! Your email client should open')).toBeVisible();
}

async function addPhoto(page: Page, section: string) {
  const before = (await keptRecords(page)).length;
  await page
    .locator(section)
    .getByLabel('Choose photos')
    .setInputFiles([await phonePhoto('limb.jpg')]);
  await expect.poll(async () => (await keptRecords(page)).length).toBe(before + 2);
}

async function sendBooking(page: Page, addDetails?: () => Promise<void>) {
  const booking = page.locator('#booking');
  await booking.getByRole('button', { name: /^Date/ }).click();
  await booking.getByRole('grid').getByRole('button', { disabled: false }).last().click();
  await booking.getByRole('radio', { name: '3:00 PM' }).check();
  await booking.getByRole('radio', { name: 'Windows' }).check();
  await booking.getByRole('button', { name: 'Continue' }).click();
  await fillIn(booking.getByLabel('Full name'), 'Jane');
  await fillIn(booking.getByLabel('Email'), 'jane@example.com');
  await fillIn(booking.getByLabel('Phone'), '(860) 555-0100');
  await fillIn(booking.getByLabel('Property address'), '12 Oak Street, Bristol');
  await addDetails?.();
  await booking.getByRole('button', { name: 'Send Request' }).click();
  await expect(booking.getByRole('button', { name: 'Book Another Appointment' })).toBeVisible();
}

async function signIn(page: Page) {
  await page.goto('/login/');
  await fillIn(page.getByLabel('Username'), demoAccess.username);
  await fillIn(page.getByLabel('Password'), demoAccess.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/crm\/$/);
}

test.beforeEach(async ({ page }) => {
  await mockMap(page);
});

test('visitors, owner and staff leave nothing in the browser that the privacy page does not name', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await removeShareSheet(page);
  const written = await recordWrites(page);

  await page.goto('/');
  await hydrate(page);
  await addPhoto(page, '#contact');
  await sendBooking(page, () => addPhoto(page, '#booking'));
  await writeMessage(page);
  await sendMessage(page);
  for (const section of ['#contact', '#booking'])
    await page.locator(section).getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('photos-kept'))).toBeNull();
  await fillIn(page.getByLabel('Email for the house notes'), 'jane@example.com');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(newsletter.confirmation)).toBeVisible();

  await page.goto('/gaf-hdz/');
  await hydrate(page);
  await page.getByRole('radio', { name: 'Hickory', exact: true }).check();
  await expect(page).toHaveURL(/color=hickory/);

  await page.goto('/price-guide/');
  await hydrate(page);
  await page.getByRole('group', { name: 'What should we work on?' }).getByLabel('Gutters').check();
  await fillIn(page.getByRole('textbox', { name: 'Length (feet)' }), '40');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('price-estimate'))).toContain('length=40');

  await page.goto('/google-setup/');
  await page.getByRole('checkbox', { name: 'Done: Google Business Profile' }).check();
  await expect(page.getByText('1 of 4 tasks checked')).toBeVisible();

  await page.goto('/certificate/');
  await page.getByRole('button', { name: 'Customize' }).click();
  await fillIn(page.getByLabel('Recipient name'), 'Dana Alden');

  await signIn(page);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

  const names = await keysOnPrivacyPage(page);
  expect(written()).toEqual({
    localStorage: names.localStorage,
    sessionStorage: names.sessionStorage,
    // Written by the service worker, which runs only in e2e/offline.spec.ts.
    IndexedDB: names.IndexedDB.filter((key) => key !== 'workbox-expiration'),
  });
  for (const [storage, keys] of Object.entries(await held(page))) {
    expect(names[storage as keyof Written]).toEqual(expect.arrayContaining(keys));
  }
  expect(await context.cookies()).toEqual([]);
  expect(await keptRecords(page)).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual(['photos']);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await test.step('signing out clears what the page says it clears', async () => {
    const { localStorage, sessionStorage } = await held(page);
    const kept = localStorage.filter((key) => !['isLoggedIn', 'username'].includes(key));
    expect(localStorage).toHaveLength(kept.length + 2);
    expect(kept).toContain('setupGuideDone');
    await page.goto('/crm/');
    await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/login\/$/);
    expect(await held(page)).toEqual({ localStorage: kept, sessionStorage });
  });
});

test('a sent message and a sent booking leave no draft, even after a reload or going back', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await writeMessage(page);
  expect((await held(page)).sessionStorage).toContain('contact-draft');
  await sendMessage(page);
  await sendBooking(page);
  const messages = { localStorage: [], sessionStorage: ['booking-message', 'contact-message'] };
  expect(await held(page)).toEqual(messages);

  await page.reload();
  await hydrate(page);
  expect(await held(page)).toEqual(messages);
  // The browser restores the fields when the visitor goes back.
  await sendBooking(page);
  await writeMessage(page);
  await sendMessage(page);
  await page.goto('/about/');
  await page.goBack();
  await hydrate(page);
  await expect(page.locator('#contact').getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.locator('#booking').getByRole('radio', { name: '3:00 PM' })).not.toBeChecked();
  expect(await held(page)).toEqual(messages);

  for (const section of ['#contact', '#booking'])
    await page.locator(section).getByRole('button', { name: 'Dismiss' }).click();
  expect(await held(page)).toEqual({ localStorage: [], sessionStorage: [] });
});

test('a draft is gone when its tab is closed, and isn’t in the browser’s history', async ({ page, context }) => {
  await page.goto('/contact/');
  await hydrate(page);
  await writeMessage(page);
  await sendMessage(page);
  await writeMessage(page);
  expect((await held(page)).sessionStorage).toEqual(['contact-draft', 'contact-message']);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/Jane|ridge leaks/);
  await page.close();

  const next = await context.newPage();
  await mockMap(next);
  await next.goto('/contact/');
  await hydrate(next);
  await expect(next.locator('#contact').getByLabel('Name', { exact: true })).toHaveValue('');
  expect(await held(next)).toEqual({ localStorage: [], sessionStorage: [] });
});
