import { GalleryIndex } from '@/components/gallery/gallery-index';

export const metadata = { title: 'Gallery' };

export default function GalleryRoute() {
  return <GalleryIndex />;
}
