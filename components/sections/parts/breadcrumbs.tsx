import clsx from 'clsx';
import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationItem } from '@/content/navigation';
import { breadcrumbRecord } from '@/content/seo';

interface BreadcrumbsProps {
  /** From the home page down. The last entry is the page itself. */
  readonly trail: readonly NavigationItem[];
  /** On phones ends with the page above, because the heading follows. */
  readonly endsAboveOnPhones?: boolean;
  /** Shows no home page, so that a long trail fits on one line. */
  readonly hidesHome?: boolean;
}

/**
 * The trail of pages above this one, for people and for search engines. On a phone it stays on one line, because a trail
 * that wraps until the web font loads would shift the whole page. A long trail shows only the page directly above, and
 * shortens that name before the current page's own.
 */
export function Breadcrumbs({ trail, endsAboveOnPhones = false, hidesHome = false }: BreadcrumbsProps) {
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-small">
      <ol className="flex items-center gap-x-2 sm:flex-wrap">
        {trail.map(({ name, href }, index) =>
          index === last ? (
            <li key={href} className={clsx('max-w-full shrink-0 truncate', endsAboveOnPhones && 'max-sm:hidden')}>
              <span aria-current="page">{name}</span>
            </li>
          ) : (
            <li
              key={href}
              className={clsx(
                'min-w-0 items-center gap-2',
                hidesHome && index === 0
                  ? 'hidden'
                  : last > 2 && index < last - 1
                    ? 'hidden sm:inline-flex'
                    : 'inline-flex',
              )}
            >
              <SiteLink href={href} className="inline-flex min-h-11 min-w-0 items-center underline underline-offset-3">
                <span className="truncate">{name}</span>
              </SiteLink>
              <span aria-hidden="true">›</span>
            </li>
          ),
        )}
      </ol>
      <JsonLd record={breadcrumbRecord(trail)} />
    </nav>
  );
}
