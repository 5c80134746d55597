import { ShinglePageTemplate } from '@/components/shingles/shingle-page';
import { pageName } from '@/content/all-pages';
import { gafHdzPage } from '@/content/shingles/gaf-hdz';
import { tamkoTitanXtPage } from '@/content/shingles/tamko-titan-xt';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(gafHdzPage);

export default function GafHdzRoute() {
  const related = gafHdzPage.related.map((path) => ({ path, name: pageName(path) }));
  return <ShinglePageTemplate page={gafHdzPage} other={tamkoTitanXtPage} related={related} />;
}
