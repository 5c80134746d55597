// @ts-check
import { createHash } from 'node:crypto';
import { decode } from './page-text.mjs';

/**
 * What a page says, and nothing of how it is marked up: its title, its description, and the words and picture
 * descriptions of its `<main>`. Space is left out, since markup moves it.
 * @param {string} html
 */
export function pageWords(html) {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  if (main === undefined || title === undefined || description === undefined) {
    throw new Error('A page needs a title, a description and a main element.');
  }
  const said = main
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ');
  return decode([title, description, said].join(' ')).replace(/\s+/g, '');
}

/**
 * A short name for a page's words: it changes when they do.
 * @param {string} html
 */
export function wordsHash(html) {
  return createHash('sha256').update(pageWords(html)).digest('hex').slice(0, 12);
}
