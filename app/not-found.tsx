import { NotFoundTemplate } from '@/components/templates/not-found-page';
import { notFound } from '@/content/pages/not-found';
import { metadataWithoutUrl } from '@/content/seo';

export const metadata = metadataWithoutUrl({ title: notFound.heading, description: notFound.text });

export default function NotFound() {
  return <NotFoundTemplate />;
}
