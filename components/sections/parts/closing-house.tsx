import { FigureCrop } from '@/components/figure/figure-crop';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { closingMedia, isMirrored, isTakenAtDusk } from '@/content/closings';
import type { PagePath } from '@/content/paths';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

const sizes = pictureSizes('100vw', { '2xl': '1130px' });

export function ClosingHouse({ path }: { readonly path: PagePath }) {
  const media = closingMedia(path);
  if (media.kind === 'figure') {
    return (
      <div className="closing-house">
        <FigureCrop name={media.name} crop={media.crop} />
      </div>
    );
  }
  const alt = media.isRepeat ? '' : undefined;
  if (media.kind === 'picture') {
    return (
      <div
        data-night={isTakenAtDusk(media.name) ? '' : undefined}
        data-mirrored={isMirrored(media.name) ? '' : undefined}
        className="closing-house"
      >
        <Picture name={media.name} sizes={sizes} alt={alt} />
      </div>
    );
  }
  return (
    <div className="closing-house">
      <Drawing name={media.name} alt={alt} />
    </div>
  );
}
