import type { ReactNode } from 'react';
import { slotsOf } from './sign/slots-of';
import type { LoadedPhotos } from './use-album';
import type { AboutSign } from './use-sign';

interface FormPhotosProps {
  readonly about: AboutSign | null;
  readonly photoField: ReactNode;
  readonly photos: LoadedPhotos | null;
}

export function FormPhotos({ about, photoField, photos }: FormPhotosProps) {
  return (
    <>
      {about ? <about.PhotoSlots sign={about.sign} album={about.album} /> : null}
      {photoField}
      {photos ? <photos.PhotoList album={photos.album} slots={about ? slotsOf(about.sign) : undefined} /> : null}
    </>
  );
}
