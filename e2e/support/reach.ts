import type { Page } from '@playwright/test';

/** Elements that a fixed bar covers, or whose focus ring it covers, when they have the focus. */
export function coveredTabStops(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('header.site-header, nav.bottom-bar')];
    const covered: string[] = [];
    for (const stop of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
    )) {
      // The skip link is drawn over the bars.
      if (bars.some((bar) => bar.contains(stop)) || getComputedStyle(stop).position === 'fixed') continue;
      stop.focus();
      // `focus()` doesn't scroll to a frame, unlike the Tab key.
      if (stop.tagName === 'IFRAME') stop.scrollIntoView({ block: 'nearest' });
      if (document.activeElement !== stop) continue;
      const box = stop.getBoundingClientRect();
      const { outlineWidth, outlineOffset } = getComputedStyle(stop);
      const ring = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
      for (const bar of bars) {
        const { top, bottom } = bar.getBoundingClientRect();
        if (!bar.checkVisibility({ visibilityProperty: true })) continue;
        if (box.bottom + ring > top && box.top - ring < bottom)
          covered.push(`${stop.innerText || stop.outerHTML.slice(0, 80)}`);
      }
    }
    return covered;
  });
}

/** Captions, forms and the footer must not end under the bar, which must be hidden while a form has the focus. */
export function coveredByBottomBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('nav.bottom-bar');
    if (!bar?.checkVisibility()) return [];
    const covered: string[] = [];
    for (const part of document.querySelectorAll('figcaption, form, footer')) {
      if (!part.checkVisibility()) continue;
      part.scrollIntoView({ block: 'end' });
      if (part.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1)
        covered.push(`the end of ${part.outerHTML.slice(0, 80)}`);
      const field = part.matches('form') ? part.querySelector<HTMLElement>('input:not([hidden]), textarea') : null;
      field?.focus();
      if (field && document.activeElement === field && bar.getBoundingClientRect().top < innerHeight)
        covered.push(`the bar is shown while ${field.outerHTML.slice(0, 80)} has focus`);
      field?.blur();
    }
    return covered;
  });
}

export function phoneNumberPlace(page: Page): Promise<'screen' | 'menu' | 'nowhere'> {
  return page.evaluate(() => {
    const isSeen = (link: Element) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      if (
        !link.checkVisibility({ visibilityProperty: true }) ||
        left < 0 ||
        right > innerWidth ||
        top < 0 ||
        bottom > innerHeight
      )
        return false;
      return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const numbers = [...document.querySelectorAll('a[href^="tel:"]')];
    if (numbers.some(isSeen)) return 'screen';
    const menu = document.querySelector<HTMLDetailsElement>('header details');
    if (!menu?.checkVisibility()) return 'nowhere';
    menu.open = true;
    const isInMenu = numbers.some((link) => menu.nextElementSibling?.contains(link) && isSeen(link));
    menu.open = false;
    return isInMenu ? 'menu' : 'nowhere';
  });
}

/** Scrolls to a fraction of the page's height, and waits for the header. */
export async function scrollToFraction(page: Page, fraction: number): Promise<void> {
  await page.evaluate(async (at) => {
    scrollTo({ top: at * document.documentElement.scrollHeight, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, fraction);
}

const targets = ':is(a[href]:not(svg *), button, input, select, textarea, summary)';

/**
 * Links, buttons and fields that can be seen but not pressed: something covers the middle or a quarter of their height.
 * Links inside drawings have shapes of their own.
 */
export function coveredTargets(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const covered: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(selector)) {
      // The skip link is above the screen until it has the focus.
      if (target.closest('[inert], a[href="#main"]') || !target.checkVisibility({ visibilityProperty: true })) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const accepted = [target, ...(target instanceof HTMLInputElement ? (target.labels ?? []) : [])];
      // A link in a text may be on several lines.
      for (const { left, top, width, height } of target.getClientRects()) {
        if (width < 2 || height < 2) continue;
        for (const share of [0.25, 0.5, 0.75]) {
          const hit = document.elementFromPoint(left + width / 2, top + height * share);
          if (!accepted.some((element) => element.contains(hit)))
            covered.push(`${target.outerHTML.slice(0, 80)} is under ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`);
        }
      }
    }
    return covered;
  }, `${part} ${targets}`);
}
