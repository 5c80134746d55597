import { expect, test, type Locator, type Page } from '@playwright/test';
import { pick } from './support/fill-in';
import { choose, panel, send, unfoldPhotos } from './support/photo-form';
import { phonePhoto } from './support/photo-files';
import { holdBack, hydrate, isHydrated, mockMap } from './support/visit';

/*
 * Extensions, translators, phones and proxies change a page before React starts, so React draws parts of it anew. What
 * the visitor has typed, chosen or pressed by then must not be lost.
 */

/** Each runs in the page. */
const formChanges = {
  'a password manager puts an icon beside the email field': () => {
    for (const field of document.querySelectorAll('input[type="email"]'))
      field.after(Object.assign(document.createElement('div'), { className: 'vault-icon' }));
  },
  'a password manager puts a button before the form’s fields': () => {
    for (const form of document.forms)
      form.prepend(Object.assign(document.createElement('button'), { type: 'button' }));
  },
  'a writing helper wraps each message field': () => {
    for (const field of document.querySelectorAll('textarea')) {
      const wrapper = document.createElement('writing-helper');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'an extension replaces each form with a copy': () => {
    for (const form of document.forms) {
      const hasFocus = form.contains(document.activeElement);
      if (!hasFocus) form.replaceWith(form.cloneNode(true));
    }
  },
} satisfies Readonly<Record<string, () => void>>;

const pageChanges = {
  'a shop assistant puts a bar on top of the page': () => {
    const bar = Object.assign(document.createElement('a'), { href: '#', textContent: 'Find a coupon' });
    document.body.prepend(bar);
  },
  'a reader puts a bar on top of the text': () => {
    document.querySelector('main')?.prepend(document.createElement('div'));
  },
  'a blocker removes elements': () => {
    for (const element of document.querySelectorAll('footer form, h2, main img')) element.remove();
  },
  'the order of the sections is changed': () => {
    for (const section of document.querySelectorAll('main > section')) section.parentElement?.prepend(section);
  },
  'a calling tool wraps each phone number': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const numbers: Text[] = [];
    while (texts.nextNode())
      if (/\(\d{3}\) \d{3}-\d{4}/.test(texts.currentNode.nodeValue ?? '')) numbers.push(texts.currentNode as Text);
    for (const text of numbers) {
      const wrapper = document.createElement('span');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  },
  'a phone links the numbers in the text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const numbers: Text[] = [];
    while (texts.nextNode())
      if (/\d{3}/.test(texts.currentNode.nodeValue ?? '')) numbers.push(texts.currentNode as Text);
    for (const text of numbers) {
      const number = text.splitText(text.data.search(/\d{3}/));
      number.splitText(3);
      const link = document.createElement('a');
      link.href = `tel:${number.data}`;
      number.replaceWith(link);
      link.append(number);
    }
  },
  'the browser translates it': () => {
    document.documentElement.lang = 'es';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style, textarea, option, svg'))
        found.push(texts.currentNode as Text);
    for (const text of found) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      text.replaceWith(outer);
      outer.firstElementChild?.append(text);
    }
  },
  'a proxy strips comments and white space': () => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const found: ChildNode[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
    document.body.normalize();
  },
} satisfies Readonly<Record<string, () => void>>;

/** Opens the page without its scripts. The returned function lets them load. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  await mockMap(page);
  const release = await holdBack(page, /\/_next\/static\/(?:chunks|payload)\/.*\.(?:js|txt)$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    expect(await isHydrated(page), 'not hydrated yet').toBe(false);
    release();
    await hydrate(page);
  };
}

async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.type(text);
}

for (const [name, change] of Object.entries({ ...formChanges, ...pageChanges })) {
  test(
    `what is typed before the scripts load stays, with caret, selection and undo: ${name}`,
    { tag: '@desk' },
    async ({ page }) => {
      await page.addInitScript({ content: `addEventListener('DOMContentLoaded', ${String(change)})` });
      const release = await openEarly(page, '/contact/');
      const contact = page.locator('#contact');
      const [visitor, email, message] = ['Name', 'Email', 'Message'].map((label) =>
        contact.getByLabel(label, { exact: true }),
      ) as [Locator, Locator, Locator];
      await type(visitor, 'Ann Early');
      await type(email, 'ann@example.com');
      await type(message, 'Water by the chimney.');
      await page.keyboard.press('Home');
      for (let letter = 0; letter < 'Water'.length; letter++) await page.keyboard.press('Shift+ArrowRight');

      await release();
      await expect(visitor).toHaveValue('Ann Early');
      await expect(email).toHaveValue('ann@example.com');
      await expect(message).toHaveValue('Water by the chimney.');
      await expect(message).toBeFocused();
      await page.keyboard.type('Rain');
      await expect(message).toHaveValue('Rain by the chimney.');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(message).toHaveValue('Water by the chimney.');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(message).toHaveValue('');
      await page.keyboard.type('A shingle');
      // The draft knows it, too.
      await page.reload();
      await expect(visitor).toHaveValue('Ann Early');
      await expect(message).toHaveValue('A shingle');
    },
  );
}

/** Replaced fields, replaced texts and missing markers: React draws each of these parts anew. */
const redrawing = {
  ...formChanges,
  'the browser translates it': pageChanges['the browser translates it'],
  'a proxy strips comments and white space': pageChanges['a proxy strips comments and white space'],
};

for (const [name, change] of Object.entries(redrawing)) {
  test(`what is chosen and sent before the scripts load arrives: ${name}`, { tag: '@desk' }, async ({ page }) => {
    const release = await openEarly(page, '/contact/');
    const contact = page.locator('#contact');
    const booking = page.locator('#booking');
    for (const choice of ['1:00 PM', 'Siding']) await booking.getByRole('radio', { name: choice, exact: true }).check();
    await unfoldPhotos(page);
    await choose(page, [await phonePhoto('ceiling.jpg')]);
    await type(contact.getByLabel('Name', { exact: true }), 'Ann Early');
    await type(contact.getByLabel('Email', { exact: true }), 'ann@example.com');
    await type(contact.getByLabel('Message', { exact: true }), 'Water by the chimney.');
    await send(page);
    await page.evaluate(change);

    await release();
    await expect(panel(page)).toBeVisible();
    await expect(contact.locator('textarea[readonly]')).toHaveValue(
      /Ann Early[^]*ann@example\.com[^]*Water by the chimney\.[^]*ceiling\.jpg/,
    );
    for (const choice of ['1:00 PM', 'Siding'])
      await expect(booking.getByRole('radio', { name: choice, exact: true })).toBeChecked();
    await expect(booking.getByText('Still to choose: a date.')).toBeVisible();
  });
}

/** Above the text, in it, and the parts in another order. */
const homeChanges = [
  'a shop assistant puts a bar on top of the page',
  'the order of the sections is changed',
  'a calling tool wraps each phone number',
  'the browser translates it',
] as const satisfies readonly (keyof typeof pageChanges)[];

for (const name of homeChanges) {
  test(
    `what is pressed on the home page before the scripts load counts: ${name}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.addInitScript({ content: `addEventListener('DOMContentLoaded', ${String(pageChanges[name])})` });
      const release = await openEarly(page, '/');
      const main = page.getByRole('main');
      const windows = main.getByRole('radio', { name: /^Windows \d/ });
      await pick(windows);
      await type(main.getByLabel('Do we work in your town?'), 'Berlin');
      await main.getByRole('button', { name: 'Check my town' }).click();
      await page.locator('summary[aria-label="Menu"]').click();

      await release();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(main.getByText(/^Yes/)).toBeVisible();
      await expect(windows).toBeChecked();
      await expect(page.locator('.project-item:visible')).toHaveCount(2);
    },
  );
}
