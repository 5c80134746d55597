import type { ReactNode } from 'react';
import '@/components/gallery/gallery.css';

export default function GalleryLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
