import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What the page prints. `size` is width and height in points. */
export async function printedPages(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { view } = await pdf.getPage(1);
  return { pages: totalPages, size: view.slice(2), text: text.replace(/\s+/g, ' ') };
}
