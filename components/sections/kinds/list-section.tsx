import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import { isDark } from '@/components/ui/section';
import type { SectionOf } from '@/content/section-kinds';
import { AsideFrame } from '@/components/sections/parts/aside-frame';
import { PictureFrame } from '@/components/sections/parts/picture-frame';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

const numberedLooks = {
  onLight: {
    list: 'border-t-2 border-ink',
    item: 'grid-cols-[44px_minmax(0,1fr)] border-b border-rule-strong py-3 md:grid-cols-[52px_minmax(0,1fr)] md:py-4',
    number: 'text-number text-shutter',
  },
  onDark: {
    list: 'grid gap-2.5',
    item: 'grid-cols-[36px_minmax(0,1fr)] border-l-5 border-copper-light bg-slate-2 px-4 py-3 md:grid-cols-[44px_minmax(0,1fr)] md:px-5',
    number: 'text-h3 text-copper-light',
  },
} as const;

type Items = SectionOf<'list'>['items'];

interface NumberedItemsProps {
  readonly items: Items;
  readonly isBesidePicture?: boolean;
  readonly onDark?: boolean;
}

interface RuledItemsProps {
  readonly items: Items;
  readonly isWide?: boolean;
  /** Leaves out the rule above the list, because the panel has a border there. */
  readonly inPanel?: boolean;
}

function NumberedItems({ items, isBesidePicture, onDark }: NumberedItemsProps) {
  const look = onDark ? numberedLooks.onDark : numberedLooks.onLight;
  return (
    <ol data-stagger="" className={look.list}>
      {items.map((item, index) => (
        <li key={index} className={clsx('grid items-baseline', look.item, !isBesidePicture && 'sm:max-md:pr-20')}>
          <span aria-hidden="true" className={clsx('font-serif leading-none font-bold', look.number)}>
            {index + 1}
          </span>
          <Text as="span" text={item} />
        </li>
      ))}
    </ol>
  );
}

function RuledItems({ items, isWide, inPanel }: RuledItemsProps) {
  return (
    <ul
      data-stagger=""
      className={clsx('grid', !inPanel && 'border-t-2 border-ink', isWide && 'gap-x-12 sm:grid-cols-2')}
    >
      {items.map((item, index) => (
        <Text
          key={index}
          as="li"
          className={clsx(
            'border-b border-rule-strong py-2 text-large leading-normal',
            isWide ? 'md:py-3.5' : 'md:py-2.5',
          )}
          text={item}
        />
      ))}
    </ul>
  );
}

export function ListSection({ section, tone, isShort }: SectionProps<'list'>) {
  const { style, items, media } = section;

  if (media) {
    return (
      <PictureFrame section={section} tone={tone} isShort={isShort} picture={media} isLong={style === 'ordered'}>
        {style === 'ordered' ? <NumberedItems items={items} isBesidePicture /> : <RuledItems items={items} />}
      </PictureFrame>
    );
  }

  if (style === 'ordered') {
    return (
      <AsideFrame section={section} tone={tone} isShort={isShort}>
        <NumberedItems items={items} onDark={isDark(tone)} />
      </AsideFrame>
    );
  }

  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      {style === 'checks' ? (
        <div className="border-t-6 border-copper bg-white px-[min(1.25rem,6vw)] pt-2 pb-5 md:px-9 md:pt-4 md:pb-7">
          <RuledItems items={items} isWide inPanel />
        </div>
      ) : (
        <RuledItems items={items} isWide />
      )}
    </SectionFrame>
  );
}
