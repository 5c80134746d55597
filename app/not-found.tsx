import { NotFoundTemplate } from '@/components/templates/not-found-page';
import { notFound } from '@/content/pages/not-found';
import { placelessMetadata } from '@/lib/seo/metadata';

export const metadata = placelessMetadata({ title: notFound.title, description: notFound.text });

export default function NotFound() {
  return <NotFoundTemplate />;
}
