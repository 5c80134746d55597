'use client';

import { animate } from 'framer-motion/dom/mini';
import { useEffect, useRef, type ReactNode } from 'react';

interface RevealProps {
  readonly children: ReactNode;
  /** The element to render. Lists need a list element. */
  readonly as?: 'div' | 'ul' | 'ol' | 'dl';
  /** Fades in the direct children one after another, 0.1 s apart, instead of the whole at once. */
  readonly stagger?: boolean;
  readonly id?: string;
  readonly className?: string;
}

const seconds = 0.45;
const staggerSeconds = 0.1;

/**
 * Fades a section in once, when it is scrolled to. The static HTML is visible, and only a section that is still below
 * the viewport after mount is hidden, so no content waits for scripts. Does nothing under `prefers-reduced-motion`.
 */
export function Reveal({ children, as = 'div', stagger = false, id, className }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  // All tags in `as` take the same props here, so one type will do.
  const Tag = as as 'div';

  useEffect(() => {
    const element = root.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const targets = stagger ? ([...element.children] as HTMLElement[]) : [element];
    const show = () => targets.forEach((target) => target.style.removeProperty('opacity'));
    const fadeIn = (target: HTMLElement, index: number) =>
      animate(
        target,
        { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
        {
          duration: seconds,
          delay: stagger ? index * staggerSeconds : 0,
          ease: [0.2, 0.7, 0.2, 1],
        },
      );
    let isHidden = false;
    // An observer reports the position of each section without forcing a layout.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (!entry.isIntersecting && entry.boundingClientRect.top >= window.innerHeight) {
          isHidden = true;
          targets.forEach((target) => target.style.setProperty('opacity', '0'));
        } else if (entry.isIntersecting || !isHidden) {
          observer.disconnect();
          if (isHidden) targets.forEach(fadeIn);
        }
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    // Printing and keyboard focus must find the section visible.
    const focusShows = () => show();
    element.addEventListener('focusin', focusShows, { once: true });
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      show();
      element.removeEventListener('focusin', focusShows);
      window.removeEventListener('beforeprint', show);
    };
  }, [stagger]);

  return (
    <Tag ref={root} id={id} className={className}>
      {children}
    </Tag>
  );
}
