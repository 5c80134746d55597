import clsx from 'clsx';
import { pictureUrl, type PictureStem } from '@/lib/pictures/picture-url';

const tile = { width: 160, height: 88 } as const;

interface SwatchTileProps {
  readonly swatch: PictureStem;
  readonly className: string;
}

/** One file. With AVIF turned off, the tile keeps its placeholder color. */
export function SwatchTile({ swatch, className }: SwatchTileProps) {
  return (
    <img
      src={pictureUrl(swatch, tile.width, 'avif')}
      alt=""
      {...tile}
      loading="lazy"
      decoding="async"
      className={clsx('picture', className)}
    />
  );
}
