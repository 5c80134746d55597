import clsx from 'clsx';
import { ClientPicture } from '@/components/ui/client-picture';
import type { ProjectPicture } from './project-pictures';

export function ProjectPhoto({ picture }: { readonly picture: ProjectPicture }) {
  return (
    <ClientPicture
      {...picture}
      sizes="min(1040px, 97vw)"
      fetchPriority="high"
      className={clsx(picture.className, 'h-full object-cover')}
    />
  );
}
