import clsx from 'clsx';
import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationItem } from '@/content/navigation';
import { breadcrumbRecord } from '@/lib/seo/json-ld';

interface BreadcrumbsProps {
  /** From the front door down; the last is the page itself. */
  readonly trail: readonly NavigationItem[];
}

/**
 * Where the page stands in the house, for people and for search engines alike. On a phone a trail keeps one line, since
 * one that wraps until the web font comes moves the whole page: a long one leaves the way home to the logo.
 */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-small">
      <ol className="flex items-center gap-x-2 sm:flex-wrap">
        {trail.map(({ name, href }, index) =>
          index === last ? (
            <li key={href} className="min-w-0 truncate">
              <span aria-current="page">{name}</span>
            </li>
          ) : (
            <li key={href} className={clsx('shrink-0 items-center gap-2', index === 0 && last > 2 ? 'hidden sm:inline-flex' : 'inline-flex')}>
              <SiteLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-3">
                {name}
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
