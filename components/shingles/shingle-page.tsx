import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { Closing } from '@/components/sections/parts/closing';
import { FaqSection } from '@/components/sections/kinds/faq-section';
import { PriceGuideLink } from '@/components/sections/parts/price-guide-link';
import type { RelatedPage } from '@/components/sections/parts/closing';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Boundaries } from '@/components/ui/boundaries';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { mailLink } from '@/content/mail';
import { isCertifiedBy } from '@/content/promises';
import type { ShinglePage } from '@/content/shingles/types';
import { breadcrumbTrail, canonicalUrl } from '@/content/seo';
import { quoteMessage } from '@/lib/mail/quote-message';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { FirstHouseScript } from './first-house-script';
import { MakerLogo } from './maker-logo';
import { RatingMark } from './rating-mark';
import { ShingleStudio } from './shingle-studio';
import { SpecificationTable } from './specification-table';
import { studioHouseSizes, studioSwatches } from './studio-colors';

interface ShinglePageTemplateProps {
  readonly page: ShinglePage;
  readonly other: ShinglePage | undefined;
  readonly related: readonly RelatedPage[];
}

export function ShinglePageTemplate({ page, other, related }: ShinglePageTemplateProps) {
  const { maker, name, heading, intro, installation } = page;

  return (
    <Boundaries>
      <div data-hero="" className="bg-chalk">
        <div className="space-medium wrap pt-5 md:pt-6">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-8 sm:gap-y-2">
            <Breadcrumbs trail={breadcrumbTrail({ path: page.path, name })} />
            {isCertifiedBy(maker.name) ? <MakerLogo maker={maker.key} name={maker.name} /> : null}
          </div>
          <div className="rise grid gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-9">
            <h1 className="text-page">{heading}</h1>
            <ShingleStudio
              maker={maker.key}
              product={name}
              colors={studioSwatches(page)}
              second={page.second}
              sizes={studioHouseSizes}
              other={
                other && {
                  maker: other.maker.key,
                  product: other.name,
                  path: other.path,
                  colors: studioSwatches(other),
                }
              }
              url={canonicalUrl(page.path)}
            >
              <FirstHouseScript />
            </ShingleStudio>
            {/* Comes after the studio in the HTML, as on phones. If it came first, it would move down as the page loads. */}
            <Text className="max-w-measure self-end text-lead text-ink-2 md:col-start-2 md:row-start-1" text={intro} />
          </div>
        </div>
      </div>

      <Section tone="linen" labelledBy="ratings">
        <h2 id="ratings" className="mb-[clamp(28px,3.4vw,48px)] text-h2">
          Ratings in plain English
        </h2>
        <ul
          data-stagger=""
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-8 gap-y-7 max-sm:gap-x-5 sm:grid-cols-2 lg:grid-cols-4"
        >
          {page.features.map(({ title, text, drawing }) => (
            <li key={title} className="border-t-2 border-ink pt-4.5">
              <RatingMark drawing={drawing} />
              <Text as="h3" className="mt-4 text-h3" text={title} />
              <Text className="mt-1.5 text-ink-2" text={text} />
            </li>
          ))}
        </ul>
      </Section>

      <Section labelledBy="specifications">
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start">
          <div className="min-w-0">
            <h2 id="specifications" className={clsx('text-h2', !other && 'mb-6')}>
              Technical specifications
            </h2>
            {other ? (
              <p className="mt-3 mb-6 text-lead text-ink-2">
                {`${page.shortName} or ${other.shortName}? Compare them line by line.`}
              </p>
            ) : null}
            <SpecificationTable page={page} other={other} />
          </div>
          <div className="min-w-0">
            <section aria-labelledby="warranty" className="on-dark break-inside-avoid bg-shutter p-3 text-cream">
              <div className="border-2 border-cream p-[clamp(20px,2.6vw,36px)]">
                <h2 id="warranty" className="text-h3">
                  {page.warranty.heading}
                </h2>
                <dl className="mt-5 grid gap-5">
                  {page.warranty.points.map(({ term, text }) => (
                    <div key={term} className="border-t border-cream-line pt-4">
                      <Text as="dt" className="font-serif text-h4 font-bold text-copper-light" text={term} />
                      <Text as="dd" className="mt-1.5" text={text} />
                    </div>
                  ))}
                </dl>
              </div>
            </section>
            <Text className="mt-5 max-w-copy text-small text-ink-2" text={page.footnote} />
            <PriceGuideLink className="mt-3" />
          </div>
        </div>
      </Section>

      <Section tone="linen" labelledBy="installation">
        <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-2">
          <Picture
            name={installation.picture}
            sizes={pictureSizes('78vw', { sm: '91vw', md: 'min(46vw - 32px, 624px)' })}
            className="aspect-4/3 rounded-sm object-cover sm:max-md:aspect-2/1"
          />
          <div>
            <h2 id="installation" className="text-h2">
              {installation.heading}
            </h2>
            <Text className="mt-4 mb-6 max-w-measure text-lead text-ink-2" text={installation.text} />
            <ul className="border-t border-rule-strong">
              {installation.points.map((point) => (
                <Text key={point} as="li" className="border-b border-rule-strong py-2.5" text={point} />
              ))}
            </ul>
            <ArrowLink href={installation.link.href} className="mt-4">
              {installation.link.label}
            </ArrowLink>
          </div>
        </div>
      </Section>

      <FaqSection
        section={{ kind: 'faq', heading: `Questions about ${name}`, answers: page.faq }}
        tone="chalk"
        isShort={false}
      />
      <Closing
        path={page.path}
        closing={{
          ...page.closing,
          action: { label: 'Email for a Quote', href: mailLink(quoteMessage({ product: name })).href },
        }}
        related={related}
      />
    </Boundaries>
  );
}
