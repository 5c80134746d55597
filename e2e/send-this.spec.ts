import { expect, test, type Page } from '@playwright/test';
import { company } from '@/content/company';
import { fillIn } from './support/fill-in';
import { mailLinks, readMailLink } from './support/mail-links';
import { phonePhoto, type ChosenFile } from './support/photo-files';
import { attachmentsOf, contact, downloadedMail, panel, removeShareSheet, send, textOf } from './support/photo-form';
import { hydrate, mockMap } from './support/visit';

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
  await fillIn(contact(page).getByLabel('Name', { exact: true }), 'Jane Alden');
  await fillIn(contact(page).getByLabel('Email', { exact: true }), 'jane@example.com');
}

test.beforeEach(({ page }) => mockMap(page));

test('a visitor can report a stain with two photos and their captions', { tag: '@phone' }, async ({ page }) => {
  await removeShareSheet(page);
  const links = await mailLinks(page);
  await page.goto(ring);
  // This link hydrates the page without an action.
  await expect(contact(page).getByRole('heading', { name: 'What you see' })).toBeFocused();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(message(page)).toHaveValue(
    /^I see: a brown ring on the ceiling \(ceiling and attic\)\.\nWhich room: \n/,
  );

  await fillSlot(page, 'The boards above the spot', await phonePhoto('IMG_0042.jpg', { orientation: 6 }));
  await fillSlot(page, 'The stain, with something for scale', await phonePhoto('IMG_0041.jpg'));
  await fillIn(slot(page, 'The boards above the spot').getByLabel('Caption'), 'The boards, wet since Sunday');

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
  'removing a photo empties its slot and keeps the focus there',
  { tag: ['@desk', '@engines'] },
  async ({ page }) => {
    await page.goto(ring);
    await fillSlot(page, 'The stain, with something for scale', await phonePhoto('IMG_0041.jpg'));
    await slot(page, 'The stain, with something for scale').getByRole('button', { name: 'Remove' }).click();
    await expect(slot(page, 'The stain, with something for scale').locator('input[type=file]:focus')).toHaveCount(1);
  },
);

test('a sign is added to what the visitor had typed', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/contact/');
  await hydrate(page);
  await fillIn(message(page), 'It drips at night.');
  await page.goto('/about/');
  await page.goto(ring);
  await expect(message(page)).toHaveValue(
    'I see: a brown ring on the ceiling (ceiling and attic).\n\nIt drips at night.',
  );
});

test('on a phone the form comes before the ways to reach us', { tag: '@phone' }, async ({ page }) => {
  const top = (name: string) =>
    contact(page)
      .getByRole('heading', { name })
      .evaluate((heading) => heading.getBoundingClientRect().top);
  await page.goto(ring);
  await expect(contact(page).getByRole('heading', { name: 'What you see' })).toBeInViewport();
  expect(await top('Send Us a Message')).toBeLessThan(await top('Get In Touch'));
  await contact(page).getByRole('button', { name: 'Leave it out' }).click();
  await expect(contact(page).getByRole('heading', { name: 'What you see' })).toBeHidden();
  expect(await top('Send Us a Message')).toBeGreaterThan(await top('Get In Touch'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can choose the sign from a list, and the email names it', { tag: '@desk' }, async ({ page }) => {
    await page.goto(ring);
    const links = await mailLinks(page);
    await contact(page).getByLabel('What do you see? (optional)').selectOption('A brown ring on the ceiling');
    await fillNames(page);
    await fillIn(message(page), 'In the kitchen.');
    await send(page);
    await expect.poll(() => links.length).toBe(1);
    const { to, body } = readMailLink(links[0] ?? '');
    expect(to).toBe(company.email.address);
    expect(body).toContain('What you see=A brown ring on the ceiling');
  });
});
