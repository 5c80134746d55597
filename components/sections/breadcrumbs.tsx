import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationItem } from '@/content/navigation';
import { breadcrumbRecord } from '@/lib/json-ld';

interface BreadcrumbsProps {
  /** From the front door down; the last is the page itself. */
  readonly trail: readonly NavigationItem[];
}

/** Where the page stands in the house, for people and for search engines alike. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const last = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, href }, index) => (
          <li key={href} className="inline-flex items-center gap-2">
              {index === last ? (
                <span aria-current="page">{name}</span>
              ) : (
                <>
                  <SiteLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-[3px]">
                    {name}
                  </SiteLink>
                  <span aria-hidden="true">›</span>
                </>
              )}
          </li>
        ))}
      </ol>
      <JsonLd record={breadcrumbRecord(trail)} />
    </nav>
  );
}
