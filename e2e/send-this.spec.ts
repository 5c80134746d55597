import { expect, test, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { mailLinks, readMailLink } from './support/mail-links';
import { phonePhoto, type ChosenFile } from './support/photo-files';
import { attachmentsOf, contact, downloadedMail, panel, removeShareSheet, send, textOf } from './support/photo-form';
import { hydrate, standInForMap } from './support/visit';

/* From a sign of damage to a message about it, with the photos that help. */

const ring = '/contact/#sign=brown-ring';
const slots = (page: Page) => contact(page).getByRole('group', { name: 'Photos that help' }).getByRole('listitem');
const slot = (page: Page, caption: string) => slots(page).filter({ hasText: caption });
const message = (page: Page) => contact(page).getByLabel('Message', { exact: true });

async function fillSlot(page: Page, caption: string, { name, mimeType, buffer }: ChosenFile) {
  await slot(page, caption)
    .getByLabel(/^(?:Choose one|Replace)$/)
    .setInputFiles({ name, mimeType, buffer });
  await expect(slot(page, caption).getByLabel('Caption')).toBeVisible();
}

async function fillNames(page: Page) {
  await contact(page).getByLabel('Name', { exact: true }).fill('Jane Alden');
  await contact(page).getByLabel('Email', { exact: true }).fill('jane@example.com');
}

test.beforeEach(({ page }) => standInForMap(page));

test('a stain, with two photos in their slots, becomes a mail with captions', { tag: '@phone' }, async ({ page }) => {
  await removeShareSheet(page);
  const links = await mailLinks(page);
  await page.goto(ring);
  // The page hydrates by itself: the visitor came to write.
  await expect(contact(page).getByRole('heading', { name: 'What you see' })).toBeFocused();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(message(page)).toHaveValue(
    /^I see: a brown ring on the ceiling \(ceiling and attic\)\.\nWhich room: \n/,
  );

  await fillSlot(page, 'The boards above the spot', await phonePhoto('IMG_0042.jpg', { orientation: 6 }));
  await fillSlot(page, 'The stain, with something for scale', await phonePhoto('IMG_0041.jpg'));
  await slot(page, 'The boards above the spot').getByLabel('Caption').fill('The boards, wet since Sunday');

  // Everything is there after a reload.
  await page.reload();
  await expect(slot(page, 'The boards above the spot').getByLabel('Caption')).toHaveValue(
    'The boards, wet since Sunday',
  );
  await expect(contact(page).getByRole('button', { name: 'Leave it out' })).toBeVisible();

  await fillNames(page);
  await send(page);
  await expect(panel(page)).toBeVisible();
  const listed = ['Photos:', '1. brown-ring-1-stain-with-something-for-scale.jpg: The stain, with something for scale'];
  const { body } = readMailLink(links[0] ?? '');
  expect(body).toContain('I see: a brown ring on the ceiling (ceiling and attic).');
  expect(body).toContain(listed.join('\n'));
  const mail = await downloadedMail(page);
  expect(textOf(mail)).toMatch(/\n2\. brown-ring-\d-boards-wet-since-sunday\.jpg: The boards, wet since Sunday\n/);
  expect(attachmentsOf(mail).map(({ name }) => name)).toEqual([
    'brown-ring-1-stain-with-something-for-scale.jpg',
    expect.stringMatching(/^brown-ring-\d-boards-wet-since-sunday\.jpg$/),
  ]);
});

test(
  'a removed photo leaves its slot and the focus to the next one',
  { tag: ['@desk', '@engines'] },
  async ({ page }) => {
    await page.goto(ring);
    await fillSlot(page, 'The stain, with something for scale', await phonePhoto('IMG_0041.jpg'));
    await slot(page, 'The stain, with something for scale').getByRole('button', { name: 'Remove' }).click();
    await expect(slot(page, 'The stain, with something for scale').locator('input[type=file]:focus')).toHaveCount(1);
  },
);

test('what a visitor had typed stays when a sign comes', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
  await message(page).fill('It drips at night.');
  await page.goto('/about/');
  await page.goto(ring);
  await expect(message(page)).toHaveValue(
    'I see: a brown ring on the ceiling (ceiling and attic).\n\nIt drips at night.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign is chosen from a list and named in the mail', { tag: '@desk' }, async ({ page }) => {
    await page.goto(ring);
    const links = await mailLinks(page);
    await contact(page).getByLabel('What do you see? (optional)').selectOption('A brown ring on the ceiling');
    await fillNames(page);
    await message(page).fill('In the kitchen.');
    await send(page);
    await expect.poll(() => links.length).toBe(1);
    const { to, body } = readMailLink(links[0] ?? '');
    expect(to).toBe(company.email.address);
    expect(body).toContain('What you see=A brown ring on the ceiling');
  });
});
