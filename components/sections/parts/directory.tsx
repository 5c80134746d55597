import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import type { DirectoryEntry } from '@/content/types';
import { ArrowIcon } from '@/components/ui/arrow-icon';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { MediaPanel } from './media-panel';

/** Trades with all their pages: description and price on the left, links on the right. */
export function Directory({ entries }: { readonly entries: readonly DirectoryEntry[] }) {
  return (
    <Reveal as="ul" stagger className="border-t-2 border-ink">
      {entries.map((entry) => (
        <li
          key={entry.title}
          className="grid gap-x-10 gap-y-3 border-b border-rule-strong py-5 sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] sm:gap-y-5 sm:py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,6fr)]"
        >
          <MediaPanel
            media={entry.media}
            sizes={pictureSizes('78vw', { sm: '30vw' })}
            className="aspect-2/1 sm:row-span-2 sm:aspect-auto sm:h-full sm:min-h-60 lg:row-span-1"
          />
          <div>
            <h3 className="text-h3">
              <RichText>{entry.title}</RichText>
            </h3>
            <p className="mt-2 text-ink-2">
              <RichText>{entry.text}</RichText>
            </p>
            <p className="mt-3.5 border-t border-rule pt-3 font-bold">
              <RichText>{entry.prices}</RichText>
            </p>
          </div>
          <ul className="grid content-start gap-x-8 sm:grid-cols-2 sm:max-md:gap-x-5">
            {entry.links.map((link) => (
              <li key={link.href} className="border-b border-rule">
                <SiteLink
                  href={link.href}
                  className="group flex min-h-12 items-center justify-between gap-3 font-semibold wrap-anywhere hover:underline hover:decoration-copper hover:decoration-2 hover:underline-offset-4"
                >
                  {link.label}
                  <ArrowIcon />
                </SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Reveal>
  );
}
