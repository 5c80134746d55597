import type { ReactNode } from 'react';
import type { useSign } from '@/components/message/use-sign';
import { slotsOf } from './slots-of';
import type { LoadedPhotos } from './use-album';

interface FormPhotosProps extends Pick<ReturnType<typeof useSign>, 'sign' | 'guide'> {
  readonly photoField: ReactNode;
  readonly photos: LoadedPhotos | null;
}

export function FormPhotos({ sign, guide, photoField, photos }: FormPhotosProps) {
  const isGuided = sign !== null && guide !== null;
  return (
    <>
      {isGuided && photos ? <guide.PhotoSlots sign={sign} album={photos.album} /> : null}
      {photoField}
      {photos ? <photos.PhotoList album={photos.album} slots={isGuided ? slotsOf(sign) : undefined} /> : null}
    </>
  );
}
