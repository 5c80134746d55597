import type { ReactNode } from 'react';
import type { useSign } from '@/components/message/use-sign';
import { slotsOf } from './slots-of';
import type { LoadedPhotos } from './use-album';

interface FormPhotosProps {
  readonly guide: ReturnType<typeof useSign>;
  readonly photoField: ReactNode;
  readonly photos: LoadedPhotos | null;
}

export function FormPhotos({ guide, photoField, photos }: FormPhotosProps) {
  return (
    <>
      {guide && photos ? <guide.PhotoSlots sign={guide.sign} album={photos.album} /> : null}
      {photoField}
      {photos ? <photos.PhotoList album={photos.album} slots={guide ? slotsOf(guide.sign) : undefined} /> : null}
    </>
  );
}
