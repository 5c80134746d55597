import { notFound } from 'next/navigation';
import { ShinglePageTemplate } from '@/components/shingles/shingle-page';
import { pageName } from '@/content/all-pages';
import { shinglePaths } from '@/content/paths';
import { pageMetadata } from '@/content/seo';
import { comparedWith, shinglePages } from '@/content/shingles/pages';

interface RouteProps {
  readonly params: Promise<{ readonly shingle: string }>;
}

export const dynamicParams = false;

/** Those that are left out too, because Next needs at least one. The build deletes them. */
export const generateStaticParams = () => shinglePaths.map((path) => ({ shingle: path.slice(1) }));

async function pageOf({ params }: RouteProps) {
  const requested = `/${(await params).shingle}`;
  const path = shinglePaths.find((known) => known === requested);
  return path ? shinglePages[path] : notFound();
}

export async function generateMetadata(props: RouteProps) {
  return pageMetadata(await pageOf(props));
}

export default async function ShingleRoute(props: RouteProps) {
  const page = await pageOf(props);
  const related = page.related.map((path) => ({ path, name: pageName(path) }));
  return <ShinglePageTemplate page={page} other={comparedWith(page)} related={related} />;
}
