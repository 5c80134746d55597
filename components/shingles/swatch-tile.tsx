import { pictureUrl, type PictureStem } from '@/lib/pictures/picture-url';

const tile = { width: 160, height: 88 } as const;

/** Only AVIF: browsers that don't support it show the placeholder color. */
export function SwatchTile({ swatch, placeholder }: { readonly swatch: PictureStem; readonly placeholder: string }) {
  return (
    <span className="absolute inset-0 render-near">
      <img
        src={pictureUrl(swatch, tile.width, 'avif')}
        alt=""
        {...tile}
        loading="lazy"
        decoding="async"
        className={`picture size-full object-cover ${placeholder}`}
      />
    </span>
  );
}
