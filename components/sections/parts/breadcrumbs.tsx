import clsx from 'clsx';
import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationItem } from '@/content/navigation';
import { breadcrumbRecord } from '@/content/seo';

interface BreadcrumbsProps {
  readonly trail: readonly NavigationItem[];
  readonly endsAboveOnPhones?: boolean;
  readonly hidesHome?: boolean;
}

/** On phones it's one line: a trail that wraps until the web font loads would shift the page. */
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
