'use client';

import { usePathname } from 'next/navigation';
import { SiteLink } from '@/components/ui/site-link';
import { tools } from '@/content/navigation';
import type { PagePath } from '@/content/paths';
import { currentPage } from './current-page';

/** A house with a question, a ruler, and a signed paper: lines on a grid of 24. */
const icons: Readonly<Partial<Record<PagePath, string>>> = {
  '/find': 'M3 21V11l9-6 9 6v10zM12 5V2M9.5 12.5a2.5 2.5 0 1 1 3.8 2.1c-.9.6-1.3 1-1.3 1.9M12 18.7h.1',
  '/price-guide': 'M2 15 22 1.7V9L2 22zM6 12.4v3m4-5.7v4.5m4-7.2v3m4-5.7v4.5',
  '/before-you-sign': 'M4 2h12l4 4v16H4zM7.5 8h6m-6 4h9m-9 6c2-4 3 1 5-1s2 1 4 0',
};

interface ToolLinksProps {
  readonly className: string;
  /** Only the names, for the strip. */
  readonly isShort?: boolean;
}

export function ToolLinks({ className, isShort = false }: ToolLinksProps) {
  const pathname = usePathname();
  return (
    <ul className={className}>
      {tools.map(({ name, line, href }) => (
        <li key={href}>
          <SiteLink href={href} aria-current={currentPage(pathname, href)}>
            {isShort ? (
              name
            ) : (
              <>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={icons[href]} />
                </svg>
                <span>
                  <b>{name}</b> <small>{line}</small>
                </span>
              </>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
