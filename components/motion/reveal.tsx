'use client';

import { animate } from 'framer-motion/dom/mini';
import { useEffect, useRef, type ReactNode } from 'react';

interface RevealProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'ul' | 'ol' | 'dl';
  /** Fades in the children one after another, 0.1 s apart. */
  readonly stagger?: boolean;
  readonly className?: string;
}

/**
 * Fades its content in when it's scrolled into view. Only content just below the viewport is hidden until then, so that
 * a full-page screenshot shows the rest.
 */
export function Reveal({ children, as = 'div', stagger = false, className }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  // All tags in `as` take these props.
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
        { duration: 0.45, delay: index * 0.1, ease: [0.2, 0.7, 0.2, 1] },
      );
    let isHidden = false;
    // Unlike getBoundingClientRect, observers don't force a layout.
    const ahead = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const isInView = entry?.isIntersecting && entry.boundingClientRect.top < window.innerHeight;
        if (!entry || isInView) return;
        isHidden = entry.isIntersecting;
        if (isHidden) targets.forEach((target) => target.style.setProperty('opacity', '0'));
        else show();
      },
      { rootMargin: '0px 0px 25% 0px' },
    );
    const onScreen = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        stop();
        if (isHidden) targets.forEach(fadeIn);
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    const stop = () => [ahead, onScreen].forEach((observer) => observer.disconnect());
    ahead.observe(element);
    onScreen.observe(element);
    // Hidden content must be visible in print, and as soon as something in it gets focus.
    element.addEventListener('focusin', show, { once: true });
    window.addEventListener('beforeprint', show);
    return () => {
      stop();
      show();
      element.removeEventListener('focusin', show);
      window.removeEventListener('beforeprint', show);
    };
  }, [stagger]);

  return (
    <Tag ref={root} className={className}>
      {children}
    </Tag>
  );
}
