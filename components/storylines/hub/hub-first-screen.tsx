import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { FigureDrawing } from '@/components/figure/figure-drawing';
import { numberedRows } from '@/components/figure/figure-parts';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { PriceBadge } from '@/components/ui/price-badge';
import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { TextList } from '@/components/ui/text-list';
import { figures, type HubFigure } from '@/content/figures';
import { isOff } from '@/content/offered';
import type { HubSky, HubTag } from '@/content/storylines';
import { printPrice } from '@/lib/prices/price';

const skies = {
  fair: 'hub-fair',
  dawn: 'hub-dawn',
  morning: 'hub-morning',
  evening: 'hub-evening',
  rain: 'hub-rain',
  seasons: 'hub-seasons',
} as const satisfies Record<HubSky, string>;

/** Each tag is below its part of the drawing. */
const columnClassNames = [
  'xl:col-start-1',
  'xl:col-start-2',
  'xl:col-start-3',
  'xl:col-start-4',
  'xl:col-start-5',
  'xl:col-start-6',
] as const;

/** The numbers of the others are at the foot of their drawings, each above its tag. */
const isPinned = (figure: HubFigure) => figure === 'gutters-hub' || figure === 'windows-hub';

export function HubFirstScreen({ page, trail }: FirstScreenProps<'hub'>) {
  const { hero, ground, tags, tagsHeading, tagsId, isPriceList = false, tagsNote } = page;
  const numbered = numberedRows<HubTag>(tags, ({ href }) => !isOff(href));
  const columns = isPinned(tags.figure) ? [] : Object.keys(figures[tags.figure].parts);
  return (
    <div
      data-figure={tags.figure}
      data-pinned={isPinned(tags.figure) ? '' : undefined}
      className={clsx('hub figure', skies[ground])}
    >
      <div data-hero="" className="wrap grid gap-x-12 gap-y-2.5 pt-2.5 pb-3 xl:grid-cols-[1.32fr_1fr] xl:pt-5 xl:pb-4">
        <div className="min-w-0 self-end">
          <Breadcrumbs trail={trail} />
          <Text as="h1" className="mt-1 mb-2.5 text-page" text={hero.heading} />
        </div>
        <div className="rise min-w-0">
          <Text className="text-lead" text={hero.intro} />
          <ContactLinks actions={hero.actions} inRow className="mt-4.5" />
        </div>
      </div>
      <section id={tagsId} aria-labelledby="tags">
        <h2 id="tags" className={isPriceList ? 'wrap pt-2 text-h4/body xl:pt-0' : 'sr-only'}>
          {tagsHeading}
        </h2>
        <div className="hub-draw">
          <FigureDrawing name={tags.figure} rows={numbered} />
        </div>
        <div className="hub-wall">
          <div className="wrap">
            <ol data-read-rows="xl" className="hub-tags">
              {numbered.map(({ part, number, at, row }) => (
                <li
                  key={part}
                  data-n={number}
                  data-slide={at?.[0]}
                  data-secondary={row.isSecondary && ''}
                  className={columnClassNames[columns.indexOf(part)]}
                >
                  <div>
                    <h3 className="hub-name">
                      <SiteLink href={row.href}>{row.name}</SiteLink>
                    </h3>
                    {isPriceList && 'price' in row ? (
                      <PriceBadge price={row.price} unit="implied" />
                    ) : (
                      <Text
                        className="leading-snug font-bold"
                        text={'price' in row ? printPrice(row.price) : row.fact}
                      />
                    )}
                  </div>
                  <div className="hub-text">
                    <Text text={row.text} />
                    {row.points ? <TextList items={row.points} className="run-in" /> : null}
                  </div>
                </li>
              ))}
              {/* A service that's off (content/services-off.ts) keeps its column, so the others stay in theirs. */}
              {columns.length > numbered.length ? (
                <li aria-hidden="true" className={clsx('max-xl:hidden', columnClassNames[columns.length - 1])} />
              ) : null}
            </ol>
            <Text className="mt-3 text-small text-ink-2" text={tagsNote} />
          </div>
        </div>
      </section>
    </div>
  );
}
