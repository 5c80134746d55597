import { notFound } from 'next/navigation';
import { GalleryFrame } from '@/components/gallery/gallery-frame';
import { galleryGroups } from '@/components/gallery/gallery-groups';

export const metadata = { title: 'Examples' };

export function generateStaticParams() {
  return galleryGroups.map(({ slug }) => ({ group: slug }));
}

interface GalleryFrameRouteProps {
  readonly params: Promise<{ readonly group: string }>;
}

export default async function GalleryFrameRoute({ params }: GalleryFrameRouteProps) {
  const { group: slug } = await params;
  const group = galleryGroups.find((candidate) => candidate.slug === slug);
  if (!group) notFound();
  return <GalleryFrame group={group} />;
}
