import clsx from 'clsx';
import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationItem } from '@/content/navigation';
import { breadcrumbRecord } from '@/content/seo';

interface BreadcrumbsProps {
  readonly trail: readonly NavigationItem[];
  /** Below `xl` ends with the page above, because the heading follows. */
  readonly endsAbove?: boolean;
  /** Shows only the page above, so that a long trail fits on one line. */
  readonly isShort?: boolean;
}

/** On phones it's one line: a trail that wraps until the web font loads would shift the page. */
export function Breadcrumbs({ trail, endsAbove = false, isShort = false }: BreadcrumbsProps) {
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-small">
      <ol className="flex items-center gap-x-2 sm:flex-wrap">
        {trail.map(({ name, href }, index) =>
          index === last ? (
            <li key={href} className={clsx('max-w-full shrink-0 truncate', endsAbove && 'max-xl:hidden')}>
              <span aria-current="page">{name}</span>
            </li>
          ) : (
            <li
              key={href}
              className={clsx(
                'min-w-0 items-center gap-2',
                index >= last - 1 || last <= 2 ? 'inline-flex' : isShort ? 'hidden' : 'hidden sm:inline-flex',
              )}
            >
              <SiteLink href={href} className="inline-flex min-h-11 min-w-0 items-center underline underline-offset-3">
                <span className="truncate">{name}</span>
              </SiteLink>
              <span aria-hidden="true" className={clsx(endsAbove && index === last - 1 && 'max-xl:hidden')}>
                ›
              </span>
            </li>
          ),
        )}
      </ol>
      <JsonLd record={breadcrumbRecord(trail)} />
    </nav>
  );
}
