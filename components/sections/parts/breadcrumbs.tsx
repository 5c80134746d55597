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
 * The pages above this one, for people and for search engines alike. On a phone the trail keeps one line, since one that
 * wraps until the web font comes moves the whole page: a long trail shows only the page directly above, and that name is
 * cut before the page's own is.
 */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-small">
      <ol className="flex items-center gap-x-2 sm:flex-wrap">
        {trail.map(({ name, href }, index) =>
          index === last ? (
            <li key={href} className="max-w-full shrink-0 truncate">
              <span aria-current="page">{name}</span>
            </li>
          ) : (
            <li key={href} className={clsx('min-w-0 items-center gap-2', last > 2 && index < last - 1 ? 'hidden sm:inline-flex' : 'inline-flex')}>
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
