import { ShinglePageTemplate } from '@/components/shingles/shingle-page';
import { pageName } from '@/content/all-pages';
import { gafHdzPage } from '@/content/shingles/gaf-hdz';
import { tamkoTitanXtPage } from '@/content/shingles/tamko-titan-xt';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(tamkoTitanXtPage);

export default function TamkoTitanXtRoute() {
  const related = tamkoTitanXtPage.related.map((path) => ({ path, name: pageName(path) }));
  return <ShinglePageTemplate page={tamkoTitanXtPage} other={gafHdzPage} related={related} />;
}
