import { Story } from '@/components/storylines/story';
import { JsonLd } from '@/components/ui/json-ld';
import { pageName } from '@/content/all-pages';
import type { Media, ServiceCategory, ServicePage } from '@/content/types';
import { breadcrumbTrail, serviceRecord } from '@/content/seo';
import { PageBody } from './page-body';

/* The hero drawing of each category, for pages without a picture of their own. */
const defaultMedia = {
  roofing: { kind: 'drawing', name: 'roof-section' },
  siding: { kind: 'drawing', name: 'siding-lap' },
  windows: { kind: 'drawing', name: 'window' },
  gutters: { kind: 'drawing', name: 'gutter-k' },
  additional: { kind: 'drawing', name: 'repair-scarf' },
} as const satisfies Record<ServiceCategory, Media>;

/** A page about one service. */
export function ServicePageTemplate({ page }: { readonly page: ServicePage }) {
  const { hero, category, related = [] } = page;
  const trail = breadcrumbTrail(page);
  return (
    <>
      <PageBody
        page={{ ...page, hero: { ...hero, media: hero.media ?? defaultMedia[category] } }}
        trail={trail}
        story={page.storyline ? <Story page={page} trail={trail} /> : undefined}
        linksPrices={page.priceRange !== undefined}
        related={related.map((path) => ({ path, name: pageName(path) }))}
      />
      <JsonLd record={serviceRecord(page)} />
    </>
  );
}
