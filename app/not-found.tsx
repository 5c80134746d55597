import { NotFoundTemplate } from '@/components/templates/not-found-page';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const metadata = notFoundMetadata;

export default function NotFound() {
  return <NotFoundTemplate />;
}
