import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Download, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { fillIn } from './fill-in';
import type { ChosenFile } from './photo-files';

export const contact = (page: Page) => page.locator('#contact');
export const photoGroup = (page: Page) => contact(page).getByRole('group', { name: 'Photos' });
export const photoItems = (page: Page) =>
  contact(page).getByRole('list', { name: 'Your photos' }).getByRole('listitem');
export const panel = (page: Page) => contact(page).getByRole('region', { name: 'Your message is ready' });

export async function choose(page: Page, files: readonly ChosenFile[]): Promise<void> {
  // From disk, because sending 25 MB to the browser is slow.
  const folder = test.info().outputPath('chosen');
  mkdirSync(folder, { recursive: true });
  const paths = files.map(({ name, buffer }) => {
    const path = join(folder, name);
    writeFileSync(path, buffer);
    return path;
  });
  await contact(page).getByLabel('Choose photos').setInputFiles(paths);
}

export async function unfoldPhotos(page: Page): Promise<void> {
  await photoGroup(page).getByText('Photos (optional)').click();
}

export async function writeMessage(page: Page, message = 'A limb came through the roof.'): Promise<void> {
  await fillIn(contact(page).getByLabel('Name', { exact: true }), 'Jane Alden');
  await fillIn(contact(page).getByLabel('Email', { exact: true }), 'jane@example.com');
  await fillIn(contact(page).getByLabel('Message', { exact: true }), message);
}

export async function send(page: Page): Promise<void> {
  await contact(page).getByRole('button', { name: 'Send Message' }).click();
}

export async function contentOf(download: Promise<Download>): Promise<Buffer> {
  return readFile(await (await download).path());
}

/** Parsed by a library that the site doesn't use. */
export async function downloadedMail(page: Page): Promise<Email> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as an email with your photos' }).click();
  expect((await download).suggestedFilename()).toBe('message-with-photos.eml');
  return PostalMime.parse(await contentOf(download), { attachmentEncoding: 'arraybuffer' });
}

/** With LF line ends. */
export function textOf({ text = '' }: Email): string {
  return text.replaceAll('\r\n', '\n');
}

export function attachmentsOf({ attachments }: Email): readonly { readonly name: string; readonly content: Buffer }[] {
  return attachments.map(({ filename, content }) => {
    if (!(content instanceof ArrayBuffer)) throw new Error('The parser did not return bytes.');
    return { name: filename ?? '', content: Buffer.from(content) };
  });
}

/** The keys of the stored photos, two for each (lib/browser/photo-database.ts). */
export function keptRecords(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const request = indexedDB.open('photos');
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const keys = request.result.transaction('photos').objectStore('photos').getAllKeys();
          keys.onerror = () => reject(new Error('not read'));
          keys.onsuccess = () => {
            request.result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );
}

export interface ShareSheet {
  /** What happens at the next share: the visitor sends or closes the sheet, or the browser refuses to show it. */
  readonly setAction: (action: 'send' | 'close' | 'refuse') => Promise<void>;
  readonly shared: () => Promise<readonly SharedData[]>;
}

interface SharedData {
  readonly title: string;
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly base64: string }[];
}

interface SheetWindow {
  shareSheet: { action: string; shared: SharedData[] };
}

export async function installShareSheet(page: Page): Promise<ShareSheet> {
  await page.addInitScript(() => {
    const sheet: SheetWindow['shareSheet'] = { action: 'send', shared: [] };
    (window as unknown as SheetWindow).shareSheet = sheet;
    async function share({ title = '', text = '', files = [] }: ShareData) {
      if (sheet.action === 'close') throw new DOMException('closed', 'AbortError');
      if (sheet.action === 'refuse' || !navigator.userActivation.isActive)
        throw new DOMException('no', 'NotAllowedError');
      const read = files.map(async (file) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        return {
          name: file.name,
          type: file.type,
          base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
        };
      });
      sheet.shared.push({ title, text, files: await Promise.all(read) });
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    Object.defineProperty(navigator, 'canShare', {
      configurable: true,
      value: ({ files = [] }: ShareData) => files.every(({ type }) => type.startsWith('image/')),
    });
  });
  return {
    setAction: (action) =>
      page.evaluate((next) => {
        (window as unknown as SheetWindow).shareSheet.action = next;
      }, action),
    shared: () => page.evaluate(() => (window as unknown as SheetWindow).shareSheet.shared),
  };
}

export async function removeShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  });
}

export async function drop(page: Page, files: readonly ChosenFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of given) {
        data.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') })),
  );
  await photoGroup(page).dispatchEvent('dragover', { dataTransfer: transfer });
  await photoGroup(page).dispatchEvent('drop', { dataTransfer: transfer });
}
