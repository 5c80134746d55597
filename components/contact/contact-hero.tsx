import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { RakeLayers } from '@/components/sections/parts/rake-layers';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { contactHero } from '@/content/contact/page';
import type { NavigationItem } from '@/content/navigation';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

export function ContactHero({ trail }: { readonly trail: readonly NavigationItem[] }) {
  const { heading, intro, media } = contactHero;
  return (
    <div
      data-hero=""
      className={clsx(
        'relative overflow-hidden bg-chalk [--edge:calc(var(--pad)+300px)] [--unit:1px] lg:[--edge:calc(var(--page-edge)+430px)]',
        '[&+section::before]:[content:none] print:[&~section_div:has(>form)]:break-inside-avoid',
      )}
    >
      {/* Not `priority`, because phones hide the picture and shouldn't load it. */}
      <Picture
        name={media.name}
        sizes={pictureSizes('80vw', { '3xl': '1120px' })}
        className="absolute inset-y-0 right-0 h-full w-[min(80%,1120px)] object-cover max-sm:hidden"
      />
      <RakeLayers isFlatOnPhones />
      <div className="relative wrap pt-2 pb-3.5 sm:pt-2.5 sm:pb-6.5">
        <Breadcrumbs trail={trail} />
        <h1 className="text-page max-sm:text-[min(1.7rem,7vw)] sm:max-w-[9.5em]">{heading}</h1>
        <Text
          className="mt-2 max-w-measure text-lead text-ink-2 max-sm:text-base/snug md:mt-3 md:max-w-160"
          text={intro}
        />
      </div>
    </div>
  );
}
