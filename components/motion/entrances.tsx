'use client';

import { useEffect } from 'react';

/**
 * Fades in the parts of the page marked `data-enters` when they're first scrolled into view, and the items of their lists
 * marked `data-stagger` one after another. Only a part just below the screen is hidden until then, so that a full-page
 * screenshot shows the others.
 */
export function Entrances() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Until then, React may draw sections anew.
    if ('hydrated' in document.documentElement.dataset) void watch(signal);
    else addEventListener('hydrated', () => void watch(signal), { once: true, signal });
    return () => stop.abort();
  }, []);
  return null;
}

async function watch(signal: AbortSignal): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-enters]')];
  if (parts.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { animate } = await import('framer-motion/dom/mini');
  if (signal.aborted) return;
  const hidden = new Set<HTMLElement>();

  const hide = (part: HTMLElement) => {
    hidden.add(part);
    for (const { target } of stepsOf(part)) target.style.setProperty('opacity', '0');
  };
  const show = (part: HTMLElement) => {
    hidden.delete(part);
    for (const { target } of stepsOf(part)) target.style.removeProperty('opacity');
  };
  const fadeIn = (part: HTMLElement) => {
    hidden.delete(part);
    for (const { target, delay } of stepsOf(part))
      animate(
        target,
        { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
        { duration: 0.45, delay, ease: [0.2, 0.7, 0.2, 1] },
      );
  };

  // Unlike getBoundingClientRect, observers don't force a layout.
  const ahead = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting && boundingClientRect.top < innerHeight) continue;
        if (isIntersecting) hide(target as HTMLElement);
        else if (hidden.has(target as HTMLElement)) show(target as HTMLElement);
      }
    },
    { rootMargin: '0px 0px 25% 0px' },
  );
  const onScreen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        for (const observer of [ahead, onScreen]) observer.unobserve(target);
        if (hidden.has(target as HTMLElement)) fadeIn(target as HTMLElement);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  const showAll = () => hidden.forEach(show);
  for (const part of parts) {
    ahead.observe(part);
    onScreen.observe(part);
    // Hidden content must be visible in print, and as soon as something in it gets focus.
    part.addEventListener('focusin', () => show(part), { once: true, signal });
  }
  addEventListener('beforeprint', showAll, { signal });
  signal.addEventListener('abort', () => {
    for (const observer of [ahead, onScreen]) observer.disconnect();
    showAll();
  });
}

/** What fades in, and after how many seconds. */
function stepsOf(part: HTMLElement) {
  const lists = [...part.querySelectorAll('[data-stagger]')];
  const items = lists.flatMap((list) => [...list.children].map((item, index) => ({ item, index })));
  return [
    { target: part, delay: 0 },
    ...items.map(({ item, index }) => ({ target: item as HTMLElement, delay: index * 0.1 })),
  ];
}
