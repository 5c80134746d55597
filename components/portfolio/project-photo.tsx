import clsx from 'clsx';
import { ManifestPicture } from '@/components/ui/manifest-picture';
import type { ProjectPicture } from './project-pictures';

export function ProjectPhoto({ picture }: { readonly picture: ProjectPicture }) {
  return (
    <ManifestPicture
      {...picture}
      sizes="min(1040px, 97vw)"
      fetchPriority="high"
      className={clsx(picture.className, 'h-full object-cover')}
    />
  );
}
