'use client';

import { animate } from 'framer-motion/dom/mini';
import { useEffect, useRef, type ReactNode } from 'react';

interface RevealProps {
  readonly children: ReactNode;
  /** The element to render; a list stays a list. */
  readonly as?: 'div' | 'ul' | 'ol' | 'dl';
  /** Brings the direct children in one after another, 0.1 s apart, instead of the whole at once. */
  readonly stagger?: boolean;
  readonly id?: string;
  readonly className?: string;
}

const seconds = 0.45;
const staggerSeconds = 0.1;
/** Beyond this many, the last would keep its reader waiting. */
const staggerLimit = 6;

/**
 * Brings a section in once, when it is scrolled to. The server's HTML is visible: only what is still below the
 * screen after mount is hidden, so nothing waits for a script, and nothing moves for who asked for less motion.
 */
export function Reveal({ children, as = 'div', stagger = false, id, className }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  // All of the tags in `as` take the same properties here.
  const Tag = as as 'div';

  useEffect(() => {
    const element = root.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const targets = stagger ? ([...element.children] as HTMLElement[]) : [element];
    const show = () => targets.forEach((target) => target.style.removeProperty('opacity'));
    const bringIn = (target: HTMLElement, index: number) =>
      animate(
        target,
        { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
        { duration: seconds, delay: stagger ? Math.min(index, staggerLimit) * staggerSeconds : 0, ease: [0.2, 0.7, 0.2, 1] },
      );
    let isHidden = false;
    // The observer says where the section stands without making the browser lay the page out for each of them.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (!entry.isIntersecting && entry.boundingClientRect.top >= window.innerHeight) {
          isHidden = true;
          targets.forEach((target) => target.style.setProperty('opacity', '0'));
        } else if (entry.isIntersecting || !isHidden) {
          observer.disconnect();
          if (isHidden) targets.forEach(bringIn);
        }
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    // Whoever prints, searches in the page or jumps to it with the keyboard must see all of it.
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
