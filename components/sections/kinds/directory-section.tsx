import { Reveal } from '@/components/motion/reveal';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { ArrowIcon } from '@/components/ui/arrow-icon';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/**
 * Trades with all their pages: description and price on the left, links on the right. On tablets the links are below, in
 * three columns, and on phones in two.
 */
export function DirectorySection({ section, tone, isShort }: SectionProps<'directory'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal as="ul" stagger className="border-t-2 border-ink">
        {section.entries.map((entry) => (
          <li key={entry.title} className="@container border-b border-rule-strong py-5 sm:py-8">
            <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] sm:gap-x-10 sm:gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,6fr)] @strip:max-sm:grid-cols-[6rem_minmax(0,1fr)]">
              <MediaPanel
                media={entry.media}
                sizes={pictureSizes('88vw', { xs: '10rem', sm: '30vw' })}
                shape="aspect-square w-full self-start sm:aspect-3/2 lg:aspect-auto lg:h-full lg:min-h-60 @max-strip:aspect-2/1"
              />
              <div>
                <h3 className="text-h4 sm:text-h3">
                  <RichText>{entry.title}</RichText>
                </h3>
                <p className="mt-1 text-ink-2 max-sm:text-base sm:mt-2">
                  <RichText>{entry.text}</RichText>
                </p>
                <p className="mt-1.5 font-bold max-sm:text-base sm:mt-3.5 sm:border-t sm:border-rule sm:pt-3">
                  <RichText>{entry.prices}</RichText>
                </p>
              </div>
              <ul className="grid content-start gap-x-4 sm:grid-cols-3 sm:gap-x-5 sm:max-lg:col-span-2 md:gap-x-8 lg:grid-cols-2 @strip:max-sm:col-span-2 @strip:max-sm:grid-cols-2">
                {entry.links.map((link) => (
                  <li key={link.href} className="border-b border-rule">
                    <SiteLink
                      href={link.href}
                      className="group flex min-h-12 items-center justify-between gap-3 leading-tight font-semibold wrap-anywhere hover:underline hover:decoration-copper hover:decoration-2 hover:underline-offset-4"
                    >
                      {link.label}
                      <ArrowIcon />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
