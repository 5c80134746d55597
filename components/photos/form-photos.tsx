import type { ReactNode } from 'react';
import type { useSign } from '@/components/message/use-sign';
import { slotsOf } from './slots-of';
import type { LoadedPhotos } from './use-album';

interface FormPhotosProps {
  readonly signParts: ReturnType<typeof useSign>;
  readonly photoField: ReactNode;
  readonly photos: LoadedPhotos | null;
}

export function FormPhotos({ signParts, photoField, photos }: FormPhotosProps) {
  return (
    <>
      {signParts && photos ? <signParts.PhotoSlots sign={signParts.sign} album={photos.album} /> : null}
      {photoField}
      {photos ? (
        <photos.PhotoList album={photos.album} slots={signParts ? slotsOf(signParts.sign) : undefined} />
      ) : null}
    </>
  );
}
