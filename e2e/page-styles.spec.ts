import { expect, test, type Page } from '@playwright/test';
import { hydrate, scrollThrough, mockMap } from './support/visit';

/* A page has only the CSS rules it can use. Adding the whole style sheet after trying all controls changes nothing. */

test.use({ reducedMotion: 'no-preference' });

/** Together they have every client component and most kinds of sections. */
const pages = [
  '/',
  '/crm/',
  '/certificate/',
  '/financing/',
  '/find/',
  '/gaf-hdz/',
  '/google-setup/',
  '/login/',
  '/price-guide/',
  '/services/windows/',
];

declare global {
  interface Window {
    seenClasses: Set<string>;
  }
}

async function recordClasses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seenClasses = new Set();
    const record = (element: Element) => element.classList.forEach((name) => window.seenClasses.add(name));
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Element) record(target);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          record(node);
          node.querySelectorAll('*').forEach(record);
        }
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
}

async function tryEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const fill = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => {
      const words: Readonly<Record<string, string>> = { email: 'ann@example.com', tel: '860 555 0100', number: '20' };
      const value =
        field instanceof HTMLSelectElement
          ? (field.options[field.options.length - 1]?.value ?? '')
          : (words[field.type] ?? 'Berlin');
      if (field.type === 'date' || field.type === 'file' || field.type === 'range') return;
      // React overrides the element's own setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const pressed = new Set<string>();
    const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';
    // Of disclosures and in-page links that look alike, one is enough: /find has hundreds.
    const nameOf = (element: Element) =>
      element.matches('summary, a[href^="#"]')
        ? `${element.tagName} ${classOf(element)} in ${classOf(element.parentElement)}`
        : `${element.tagName} ${element.id} ${element.getAttribute('aria-label') ?? ''} ${element.textContent?.trim().slice(0, 40)}`;
    for (let round = 0; round < 8; round += 1) {
      const before = pressed.size;
      const scope = document.querySelector('dialog[open]') ?? document;
      for (const control of scope.querySelectorAll<HTMLElement>(
        'summary, button:not(:disabled), input, select, textarea, a[aria-expanded], a[href^="#"]',
      )) {
        const name = nameOf(control);
        if (pressed.has(name) || !control.isConnected || /sign out/i.test(name)) continue;
        pressed.add(name);
        control.focus();
        if (control.matches('input:not([type=radio], [type=checkbox], [type=submit]), select, textarea')) {
          control.dispatchEvent(new Event('invalid', { cancelable: true }));
          fill(control as HTMLInputElement);
        } else {
          // SVG links have no `click()`.
          control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }
        await frame();
      }
      document
        .querySelectorAll('dialog[open]')
        .forEach((dialog) => dialog instanceof HTMLDialogElement && dialog.close());
      await frame();
      if (pressed.size === before) break;
    }
    document.querySelectorAll('details').forEach((details) => (details.open = true));
    await frame();
  });
}

async function differences(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const sheets = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    const whole = new CSSStyleSheet();
    // Loading the fonts again would move the text for a moment.
    whole.replaceSync(sheets.join('').replaceAll(/@font-face\{[^}]*\}/g, ''));

    /** The classes that each selector needs, including those of the rules it is nested in. */
    const selectorsOf = (sheet: CSSStyleSheet) => {
      const found: (readonly string[])[] = [];
      const read = (rules: CSSRuleList, around: readonly string[]) => {
        for (const rule of rules) {
          const selectors = rule instanceof CSSStyleRule ? rule.selectorText.split(/,(?![^(]*\))/) : [''];
          for (const selector of selectors) {
            const names = [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/g)].map(([, name = '']) => name);
            if (names.length > 0) found.push([...around, ...names]);
            if ('cssRules' in rule) read(rule.cssRules as CSSRuleList, [...around, ...names]);
          }
        }
      };
      read(sheet.cssRules, []);
      return found;
    };
    const own = new Set(
      [...document.styleSheets].filter((sheet) => !sheet.disabled).flatMap((sheet) => selectorsOf(sheet).flat()),
    );
    const all = selectorsOf(whole);
    if (all.length < 500) throw new Error(`The whole style sheet has only ${all.length} selectors.`);
    const seen = new Set([...window.seenClasses].map((name) => CSS.escape(name)));
    const missing = all
      .filter((names) => names.every((name) => seen.has(name)) && !names.every((name) => own.has(name)))
      .map((names) => `no rule for .${names.join(' .')}`);

    const properties = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const property of rule.style) properties.add(property);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    collect(whole.cssRules);
    const compared = [...properties].filter((property) => !property.startsWith('--'));
    // Of elements with the same attributes in the same place, one is enough.
    const kinds = new Map<Element, string>();
    const kindOf = (element: Element): string => {
      const known = kinds.get(element);
      if (known !== undefined) return known;
      const { parentElement, tagName, attributes, previousElementSibling, nextElementSibling } = element;
      const own = [...attributes].map(({ name, value }) => (name === 'class' ? value : name)).join(' ');
      const place = `${previousElementSibling ? '' : 'first '}${nextElementSibling ? '' : 'last '}`;
      const kind = `${parentElement ? kindOf(parentElement) : ''} > ${place}${tagName} ${own}`;
      kinds.set(element, kind);
      return kind;
    };
    const everything = [...document.querySelectorAll('*')];
    const elements = [...new Map(everything.map((element) => [kindOf(element), element])).values()];
    const look = (element: Element) => {
      const styles = [getComputedStyle(element)];
      // A pseudo-element without `content` isn't rendered.
      for (const part of ['::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (style.content !== 'none') styles.push(style);
      }
      if (element.matches('input, textarea')) styles.push(getComputedStyle(element, '::placeholder'));
      if (element.matches('dialog')) styles.push(getComputedStyle(element, '::backdrop'));
      return styles.flatMap((style) => compared.map((property) => style.getPropertyValue(property))).join();
    };
    const before = elements.map(look);
    document.adoptedStyleSheets = [whole];
    const changed = elements.filter((element, index) => look(element) !== before[index]);
    document.adoptedStyleSheets = [];
    return [...missing, ...changed.map((element) => element.outerHTML.slice(0, 120))];
  });
}

for (const path of pages) {
  test(`${path} has every CSS rule it can use`, { tag: '@desk' }, async ({ page }) => {
    await mockMap(page);
    await recordClasses(page);
    await page.addInitScript(() => {
      window.print = () => {};
      if (window === window.top) localStorage.setItem('isLoggedIn', 'true');
    });
    await page.clock.install();
    await page.goto(path);
    await page.keyboard.press('Shift');
    await hydrate(page);
    await scrollThrough(page);
    await tryEverything(page);
    // Removes confirmations, whose classes have been recorded.
    await page.clock.runFor(10_000);
    expect(await differences(page)).toEqual([]);
  });
}
