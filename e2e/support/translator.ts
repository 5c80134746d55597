import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    translator: { readonly start: () => void; readonly problems: () => readonly string[] };
  }
}

/** Stands for a text in the visitor's language. */
export const translated = (text: string) => `«${text}»`;

/** What the visitor reads, in the page's own language. */
const wordsOf = (text: string) => text.replace(/[«»]/g, '').replace(/\s+/g, ' ');

/**
 * Like the translators of browsers, it replaces each text node with two nested `font` elements that hold the
 * translation, and does the same to every text that the page adds or changes later. It skips `translate="no"`.
 */
function installTranslator(startsAtOnce: boolean): void {
  const own = new WeakSet<Node>();
  const replaced = new Map<Text, string>();
  const returned: string[] = [];

  function translate(node: Text): void {
    const parent = node.parentElement;
    if (!parent || own.has(node) || !/\p{L}/u.test(node.data)) return;
    if (parent.closest('script, style, noscript, textarea, svg, head, [translate="no"]')) return;
    if (replaced.has(node)) returned.push(node.data);
    replaced.set(node, node.data);
    const [font, inner] = [document.createElement('font'), document.createElement('font')];
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.data) ?? [];
    inner.textContent = `${before}«${text}»${after}`;
    if (inner.firstChild) own.add(inner.firstChild);
    font.append(inner);
    node.replaceWith(font);
  }

  function translateAll(root: Node): void {
    if (root instanceof Text) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translate);
  }

  function start(): void {
    document.documentElement.lang = 'es';
    document.documentElement.classList.add('translated-ltr');
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateAll(target);
        else for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }

  window.translator = {
    start,
    /** Texts that the page wrote to a node that nobody sees anymore, or put beside its translation. */
    problems: () => [
      ...[...replaced]
        .filter(([node, text]) => node.data !== text)
        .map(([node, text]) => `“${text}” for “${node.data}”`),
      ...returned.map((text) => `“${text}” twice`),
    ],
  };
  if (startsAtOnce) document.addEventListener('DOMContentLoaded', start);
}

export async function useTranslator(page: Page, startsAtOnce: boolean): Promise<void> {
  await page.addInitScript(installTranslator, startsAtOnce);
}

/** Expects the words in the element, in translation, or none of them. */
export async function expectWords(element: Locator, words: string, isThere = true): Promise<void> {
  const text = expect.poll(async () => wordsOf((await element.textContent()) ?? ''), words);
  await (isThere ? text.toContain(wordsOf(words)) : text.not.toContain(wordsOf(words)));
}
