import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import type { ListSection as ListContent } from '@/content/types';
import { isDark } from '@/components/sections/parts/is-dark';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

type ListStyle = ListContent['style'];

const markers = {
  signs: 'before:top-[1.45em] before:h-3 before:w-4.5 before:bg-copper before:clip-wedge',
  checks: 'before:top-[1.15em] before:size-5 before:border-2 before:border-ink before:bg-white',
  plain: 'before:top-[1.7em] before:h-0.5 before:w-4 before:bg-copper',
} as const satisfies Record<Exclude<ListStyle, 'ordered'>, string>;

/** Numbered items are ruled lines on a light background and panels on a dark one. */
const numbers = {
  onLight: {
    list: 'border-t-2 border-ink',
    item: 'grid-cols-[52px_minmax(0,1fr)] border-b border-rule-strong py-4',
    number: 'text-number text-shutter',
  },
  onDark: {
    list: 'grid gap-2.5',
    item: 'grid-cols-[44px_minmax(0,1fr)] border-l-5 border-copper-light bg-slate-2 px-5 py-3.5',
    number: 'text-title-large text-copper-light',
  },
} as const;

interface ItemsProps extends Pick<ListContent, 'style' | 'items'> {
  /** Two columns if there is room. */
  readonly wide?: boolean;
  /** No top border: the panel around the list has its own. */
  readonly onSheet?: boolean;
  readonly onDark?: boolean;
}

function Items({ style, items, wide = false, onSheet = false, onDark = false }: ItemsProps) {
  if (style === 'ordered') {
    const classes = onDark ? numbers.onDark : numbers.onLight;
    return (
      <Reveal as="ol" stagger className={classes.list}>
        {items.map((item, index) => (
          <li key={index} className={clsx('grid items-baseline', classes.item)}>
            <span aria-hidden="true" className={clsx('font-serif leading-none font-bold', classes.number)}>
              {index + 1}
            </span>
            <span>
              <RichText>{item}</RichText>
            </span>
          </li>
        ))}
      </Reveal>
    );
  }
  return (
    <Reveal
      as="ul"
      stagger
      className={clsx('grid', !onSheet && 'border-t-2 border-ink', wide && 'gap-x-12 lg:grid-cols-2')}
    >
      {items.map((item, index) => (
        <li
          key={index}
          className={clsx(
            'relative border-b border-rule-strong py-4 pl-9 text-large leading-normal before:absolute before:left-0',
            markers[style],
          )}
        >
          <RichText>{item}</RichText>
        </li>
      ))}
    </Reveal>
  );
}

/** Short items on ruled lines beside their heading: signs to look for, things to check, steps to take. */
export function ListSection({ section, tone }: SectionProps<'list'>) {
  const { style, items, note, media } = section;
  const onDark = isDark(tone);
  const noteText = note ? (
    <p className={clsx('mt-6 max-w-copy', onDark ? 'text-cream-2' : 'text-ink-2')}>
      <RichText>{note}</RichText>
    </p>
  ) : null;

  if (media) {
    return (
      <SectionFrame section={section} tone={tone}>
        <div className="grid items-stretch gap-x-16 gap-y-8 md:grid-cols-2">
          <MediaPanel
            media={media}
            sizes={pictureSizes('78vw', { md: '45vw' })}
            className="max-md:-mx-(--pad) max-md:aspect-2/1 md:h-full md:min-h-90"
          />
          <div>
            <Items style={style} items={items} />
            {noteText}
          </div>
        </div>
      </SectionFrame>
    );
  }

  if (style === 'plain') {
    return (
      <SectionFrame section={section} tone={tone}>
        <Items style={style} items={items} wide />
        {noteText}
      </SectionFrame>
    );
  }

  return (
    <SectionFrame section={section} tone={tone} layout="aside">
      {style === 'checks' ? (
        <div className="border-t-6 border-copper bg-white px-5 pt-3 pb-7 md:px-9 md:pt-5 md:pb-9">
          <Items style={style} items={items} onSheet />
          {noteText}
        </div>
      ) : (
        <>
          <Items style={style} items={items} wide={items.length > 7} onDark={onDark} />
          {noteText}
        </>
      )}
    </SectionFrame>
  );
}
