import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import type { WidePicture } from '@/content/media';

export function HousePicture({ house }: { readonly house: WidePicture }) {
  return (
    <figure className="bg-chalk">
      {/* Just below the first screen: without `render-near`, this picture would be fetched along with that screen. */}
      <div className="h-[clamp(250px,52vw,760px)] overflow-hidden max-sm:h-47.5">
        <div className="h-full render-near">
          <Picture name={house.name} sizes="100vw" className="h-full object-cover" />
        </div>
      </div>
      <Text as="figcaption" className="wrap py-3.5 text-base text-ink-2" text={house.caption} />
    </figure>
  );
}
