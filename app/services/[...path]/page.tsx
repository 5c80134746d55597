import { notFound } from 'next/navigation';
import { ServicePageTemplate } from '@/components/templates/service-page';
import { offered } from '@/content/offered';
import { servicePaths, type ServicePath } from '@/content/paths';
import { servicePages } from '@/content/service-pages';
import { pageMetadata } from '@/content/seo';

interface RouteProps {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return offered(servicePaths).map((path) => ({ path: path.split('/').slice(2) }));
}

async function pageOf({ params }: RouteProps) {
  const requested = `/services/${(await params).path.join('/')}`;
  const path = servicePaths.find((known): known is ServicePath => known === requested);
  return path ? servicePages[path] : notFound();
}

export async function generateMetadata(props: RouteProps) {
  return pageMetadata(await pageOf(props));
}

export default async function ServiceRoute(props: RouteProps) {
  return <ServicePageTemplate page={await pageOf(props)} />;
}
