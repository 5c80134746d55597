import clsx from 'clsx';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';

export function DirectorySection({ section, tone, isShort }: SectionProps<'directory'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      {/* In columns on tablets, where a grid would leave the last trade alone in its row. */}
      <ul
        data-stagger=""
        className={clsx(
          'gap-x-6 gap-y-7 max-sm:grid sm:max-md:columns-2 md:grid md:grid-cols-3',
          '2xl:auto-cols-fr 2xl:grid-flow-col 2xl:grid-cols-none 2xl:grid-rows-[auto_1fr] 2xl:gap-y-0',
        )}
      >
        {section.trades.map(({ name, links }) => (
          <li
            key={name}
            className={clsx(
              'border-t-2 border-ink pt-2 sm:max-md:mb-7 sm:max-md:break-inside-avoid',
              '2xl:row-span-2 2xl:grid 2xl:grid-rows-subgrid 2xl:content-start',
            )}
          >
            <Text as="h3" className="text-h4" text={name} />
            <ul className="mt-1 max-sm:[columns:2_9rem] max-sm:gap-x-6">
              {links.map(({ label, href }) => (
                <li key={href} className="break-inside-avoid border-b border-rule">
                  <SiteLink
                    href={href}
                    className="flex min-h-11 items-center py-1 leading-tight wrap-anywhere hover:underline hover:decoration-copper hover:decoration-2 hover:underline-offset-4"
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
