import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { FigureCrop } from '@/components/figure/figure-crop';
import { FigureDrawing } from '@/components/figure/figure-drawing';
import { numberedRows, type NumberedRow } from '@/components/figure/figure-parts';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { PriceBadge } from '@/components/ui/price-badge';
import { RichText, Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { TextList } from '@/components/ui/text-list';
import { figures } from '@/content/figures';
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
  'xl:col-start-7',
  'xl:col-start-8',
] as const;

/** A page's own services first, then the others. */
function rankedRows(rows: readonly NumberedRow<HubTag>[]): readonly NumberedRow<HubTag>[] {
  const [first = 1] = rows.map(({ number }) => number);
  return rows
    .toSorted((a, b) => Number(a.row.isSecondary ?? false) - Number(b.row.isSecondary ?? false))
    .map((row, index) => ({ ...row, number: first + index }));
}

export function HubFirstScreen({ page, trail }: FirstScreenProps<'hub'>) {
  const { hero, ground, tags, tagsHeading, tagsId, isPriceList = false, tagsNote } = page;
  const numbered = rankedRows(numberedRows<HubTag>(tags));
  const columns = Object.keys(figures[tags.figure].parts);
  return (
    <div data-figure={tags.figure} className={clsx('hub figure', skies[ground])}>
      <div data-hero="" className="wrap grid gap-x-12 gap-y-2.5 pt-2.5 pb-3 xl:grid-cols-[1.32fr_1fr] xl:pt-8 xl:pb-6">
        <div className="min-w-0 self-end">
          <Breadcrumbs trail={trail} />
          <Text as="h1" className="mt-1 mb-2.5 text-page" text={hero.heading} />
        </div>
        <div className="rise min-w-0">
          <Text className="text-lead" text={hero.intro} />
          <ContactLinks actions={hero.actions} className="mt-4.5" />
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
            <ol className="hub-tags">
              {numbered.map(({ part, number, crop, row }) => (
                <li
                  key={part}
                  data-n={number}
                  data-secondary={row.isSecondary && ''}
                  className={columnClassNames[columns.indexOf(part)]}
                >
                  {crop && !row.isSecondary ? <FigureCrop name={tags.figure} crop={crop} className="hub-crop" /> : null}
                  <div>
                    <h3 className="hub-name">
                      <SiteLink href={row.href}>{row.name}</SiteLink>
                    </h3>
                    {isPriceList && 'price' in row ? (
                      <PriceBadge price={row.price} unit="implied" size="small" />
                    ) : (
                      <Text
                        className={clsx('leading-snug', row.isSecondary ? 'text-small' : 'font-bold')}
                        text={'price' in row ? printPrice(row.price) : row.fact}
                      />
                    )}
                    <p className="mt-1 text-small text-ink-2">
                      <RichText>{row.text}</RichText>
                    </p>
                  </div>
                  {row.points ? <TextList items={row.points} className="hub-points" /> : null}
                </li>
              ))}
              {/* A service that's off (content/services-off.ts) keeps its column, so the others stay in theirs. */}
              {columns.length > numbered.length ? (
                <li aria-hidden="true" className={clsx('max-xl:hidden', columnClassNames[columns.length - 1])} />
              ) : null}
            </ol>
            {hero.facts ? (
              <TextList
                items={hero.facts}
                className="mt-4 run-in border-t border-rule-strong pt-2.5 font-semibold max-sm:text-small/body sm:mt-5.5 sm:run-in-whole sm:pt-3"
              />
            ) : null}
            <Text className="mt-3 text-small text-ink-2" text={tagsNote} />
          </div>
        </div>
      </section>
    </div>
  );
}
