import clsx from 'clsx';
import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationItem } from '@/content/navigation';
import { breadcrumbRecord } from '@/content/seo';

interface BreadcrumbsProps {
  readonly trail: readonly NavigationItem[];
  /** Below `xl`, leaves out the page itself, because its heading follows. */
  readonly endsWithParent?: boolean;
  /** Shortens a trail of four on wide screens, too. */
  readonly isShort?: boolean;
}

/**
 * A trail of up to three pages is shown whole. Of four, phones show only the last two. It wraps where a visitor's text
 * settings or a narrow phone leave no room, and cuts no name. Above the
 * heading, whose lines reach into the links.
 */
export function Breadcrumbs({ trail, endsWithParent = false, isShort = false }: BreadcrumbsProps) {
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="relative z-1 min-w-0 text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, href }, index) => {
          const isFolded = trail.length > 3 && index < last - 1;
          return index === last ? (
            <li key={href} className={clsx(endsWithParent && 'max-xl:hidden')}>
              <span aria-current="page">{name}</span>
            </li>
          ) : (
            <li
              key={href}
              className={clsx(
                'items-center gap-2',
                isFolded ? 'hidden' : 'inline-flex',
                isFolded && !isShort && 'sm:inline-flex',
              )}
            >
              <SiteLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-3">
                {name}
              </SiteLink>
              <span aria-hidden="true" className={clsx(endsWithParent && index === last - 1 && 'max-xl:hidden')}>
                ›
              </span>
            </li>
          );
        })}
      </ol>
      <JsonLd record={breadcrumbRecord(trail)} />
    </nav>
  );
}
