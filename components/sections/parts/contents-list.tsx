'use client';

import { useEffect, useState } from 'react';
import { Text } from '@/components/ui/rich-text';

interface ContentsListProps {
  readonly entries: readonly { readonly anchor: string; readonly heading: string }[];
}

export function ContentsList({ entries }: ContentsListProps) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const anchors = new Map<Element, string>();
    for (const { anchor } of entries) {
      const section = document.getElementById(anchor)?.closest('section');
      if (section) anchors.set(section, anchor);
    }
    // A section is being read while it crosses a line at a third of the screen's height.
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (entered) setCurrent(anchors.get(entered.target));
        else
          for (const { target } of changes)
            setCurrent((before) => (before === anchors.get(target) ? undefined : before));
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const section of anchors.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, [entries]);

  return (
    <ol className="contents-pole contents-list">
      {entries.map(({ anchor, heading }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined}>
            <Text as="span" text={heading} />
          </a>
        </li>
      ))}
    </ol>
  );
}
