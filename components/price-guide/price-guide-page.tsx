import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { Closing } from '@/components/sections/parts/closing';
import { Boundaries } from '@/components/ui/boundaries';
import { BulletList } from '@/components/ui/bullet-list';
import { JsonLd } from '@/components/ui/json-ld';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { creditDisclosure } from '@/content/pages/financing';
import { estimatorCopy } from '@/content/price-guide/estimator';
import { tradePages, trades } from '@/content/price-guide/options';
import { offers } from '@/content/offered';
import { priceGuideCopy as copy, priceGuidePage as page } from '@/content/price-guide/page';
import { capeValues, pickPrices } from '@/content/price-guide/picks';
import { priceFactors } from '@/content/price-guide/price-factors';
import { priceTables } from '@/content/price-guide/price-tables';
import { registration } from '@/content/promises';
import { breadcrumbTrail, offerCatalog } from '@/content/seo';
import { keysOf } from '@/lib/prices/estimate-fields';
import { CapeSheet, capeTotal } from './cape-sheet';
import { EstimatorLoader } from './estimator-loader';
import { HouseDrawing } from './house-drawing';
import { pickParts } from './pick-parts';
import { PriceTable } from './price-table';

const tradeList = keysOf(trades)
  .filter((key) => offers(tradePages[key]))
  .map((key) => ({ key, name: trades[key], price: pickParts(pickPrices[key]) }));

const start = offers(tradePages.roof) ? capeValues : {};

export function PriceGuidePage() {
  return (
    <Boundaries>
      <div id="estimator" className="price-hero">
        <EstimatorLoader
          start={start}
          trades={tradeList}
          head={
            <>
              <Breadcrumbs trail={breadcrumbTrail(page)} />
              <h1 className="price-title">{page.hero.heading}</h1>
              <Text className="mt-2 max-w-[40em] text-large/snug max-sm:text-base/snug" text={page.hero.intro} />
            </>
          }
          house={<HouseDrawing />}
          firstSheet={offers(tradePages.roof) ? <CapeSheet /> : <EmptySheet />}
          firstTotal={offers(tradePages.roof) ? capeTotal : ''}
          emptySheet={<EmptySheet />}
          notLoaded={<p className="border-l-5 border-copper bg-paper px-4.5 py-3.5">{copy.estimator.notLoaded}</p>}
          creditNotice={offers('/financing') ? <Text text={creditDisclosure} /> : null}
          letterhead={
            <p className="mb-5 hidden text-small print:block">
              <b>{company.name}</b>, {company.address.line}, {company.phone.display}, {company.domain}.{' '}
              {registration.short}
            </p>
          }
        />
      </div>

      <TypicalCosts />

      <Section id="prices" labelledBy="prices-heading">
        <SectionHeading id="prices-heading" intro={copy.tables.intro}>
          {copy.tables.heading}
        </SectionHeading>
        <div className="border-b-2 border-ink">
          {priceTables.map((table, index) => (
            <PriceTable key={table.category} table={table} isOpen={index === 0} />
          ))}
        </div>
      </Section>

      <Section labelledBy="factors-heading" tone="linen">
        <SectionHeading id="factors-heading" intro={copy.factors.intro}>
          {copy.factors.heading}
        </SectionHeading>
        <ul className="space-y-7 gap-x-8 border-t-2 border-ink pt-5 sm:columns-2 lg:grid lg:columns-auto lg:auto-cols-fr lg:grid-flow-col">
          {priceFactors.map(({ trade, page: path, factors }) => (
            <li key={trade} className="break-inside-avoid lg:mb-0">
              <h3 className="text-h4">
                <SiteLink href={path} className="underline decoration-copper decoration-2 underline-offset-4">
                  {trade}
                </SiteLink>
              </h3>
              <BulletList items={factors} className="mt-2" />
            </li>
          ))}
        </ul>
      </Section>

      {page.closing ? <Closing path={page.path} closing={page.closing} /> : null}
      <JsonLd record={offerCatalog(priceTables)} />
    </Boundaries>
  );
}

function TypicalCosts() {
  const { heading, intro, cards } = copy.examples;
  return (
    <Section labelledBy="examples-heading" tone="linen">
      <SectionHeading id="examples-heading" intro={intro}>
        {heading}
      </SectionHeading>
      <ul className="grid gap-x-8 gap-y-5 md:auto-cols-fr md:grid-flow-col">
        {cards.map(({ title, example, page: path }) => (
          <li key={title} className="border-t-2 border-ink pt-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-h4">
                <SiteLink href={path} className="underline decoration-copper decoration-2 underline-offset-4">
                  {title}
                </SiteLink>
              </h3>
              <Text className="text-small text-ink-2" text={example.formula} />
            </div>
            <Text className="mt-1" text={example.sentence} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EmptySheet() {
  const { heading, text, steps } = copy.estimator.emptySheet;
  return (
    <div className="border-t-6 border-copper bg-paper px-5 pt-5 pb-6 shadow-sheet sm:px-7">
      <h2 className="text-h3">{heading}</h2>
      <p className="mt-2 noscript:hidden">{text}</p>
      <p className="mt-2 mb-4 hidden noscript:block">{copy.estimator.withoutScripts}</p>
      <ol className="mt-4 noscript:hidden">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-t border-rule py-3">
            <span aria-hidden="true" className="font-serif text-h4 font-bold text-door">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="border-t-2 border-ink pt-3 font-bold text-copper-deep">{estimatorCopy.notAnOffer}</p>
    </div>
  );
}
