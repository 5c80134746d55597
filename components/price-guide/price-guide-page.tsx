import { Closing } from '@/components/sections/parts/closing';
import { PageHero } from '@/components/sections/parts/page-hero';
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
import { priceFactors } from '@/content/price-guide/price-factors';
import { priceTables } from '@/content/price-guide/price-tables';
import { registration } from '@/content/promises';
import { breadcrumbTrail, offerCatalog } from '@/content/seo';
import { keysOf } from '@/lib/prices/estimate-fields';
import { EstimatorLoader } from './estimator-loader';
import { HouseDrawing } from './house-drawing';
import { PriceTable } from './price-table';

const tradeList = keysOf(trades)
  .filter((key) => offers(tradePages[key]))
  .map((key) => ({ key, name: trades[key] }));

export function PriceGuidePage() {
  return (
    <Boundaries>
      <PageHero hero={page.hero} trail={breadcrumbTrail(page)} aside={<TypicalCosts />} />

      <Section id="estimator" labelledBy="estimator-heading" tone="linen">
        <SectionHeading id="estimator-heading" intro={copy.estimator.intro}>
          {copy.estimator.heading}
        </SectionHeading>
        <EstimatorLoader
          trades={tradeList}
          house={<HouseDrawing />}
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
      </Section>

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
    <section
      aria-labelledby="examples-heading"
      className="border-t-6 border-copper bg-paper px-5 pt-4 pb-2 shadow-sheet sm:px-7 print:shadow-none"
    >
      <h2 id="examples-heading" className="text-h3">
        {heading}
      </h2>
      <p className="mt-1 text-base text-ink-2">{intro}</p>
      <ul className="mt-3 border-t-2 border-ink">
        {cards.map(({ title, example, page: path }) => (
          <li key={title} className="border-b border-rule py-2.5 last:border-b-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-h4">
                <SiteLink href={path} className="underline decoration-copper decoration-2 underline-offset-4">
                  {title}
                </SiteLink>
              </h3>
              <Text className="text-small text-ink-2" text={example.formula} />
            </div>
            <Text className="mt-0.5 text-base/snug" text={example.sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EmptySheet() {
  const { heading, text, steps } = copy.estimator.emptySheet;
  return (
    <div className="border-t-6 border-copper bg-paper px-5 pt-5 pb-6 shadow-sheet sm:px-7">
      <h3 className="text-h3">{heading}</h3>
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
