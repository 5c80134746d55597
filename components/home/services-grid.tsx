import clsx from 'clsx';
import { backgroundOf } from '@/components/sections/parts/background-of';
import { PriceGuideLink } from '@/components/sections/parts/price-guide-link';
import { Drawing } from '@/components/ui/drawing';
import { SiteLink } from '@/components/ui/site-link';
import { TextList } from '@/components/ui/text-list';
import { RichText, Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { services, type HomeService } from '@/content/home';

export function ServicesGrid() {
  return (
    <Section id="services" labelledBy="services-heading">
      <div className="mb-1 items-end justify-between gap-x-12 md:mb-5 md:flex">
        <h2 id="services-heading" className="flex-none text-h2">
          {services.heading}
        </h2>
        <div className="flex flex-wrap items-baseline gap-x-8 max-sm:text-base/snug md:justify-end md:text-large">
          <Text className="text-ink-2" text={services.intro} />
          <PriceGuideLink />
        </div>
      </div>
      <ul data-stagger="" className="flex flex-wrap gap-x-8 gap-y-3 sm:gap-y-6">
        {services.cards.map((service) => (
          <ServiceCard key={service.href} service={service} />
        ))}
      </ul>
    </Section>
  );
}

/** One link covers the whole card. */
function ServiceCard({ service }: { readonly service: HomeService }) {
  const { title, drawing, description, features, terms, href, wide = false, key } = service;
  return (
    <li className={clsx('service', wide && 'service-wide')} data-keyed={key ? '' : undefined}>
      <div className={clsx('service-drawing', backgroundOf(drawing))}>
        <div className={clsx('absolute inset-0 render-near', key && 'right-31.5 sm:right-[34%]')}>
          <Drawing name={drawing} className="size-full" />
        </div>
        {key ? (
          <ol aria-label="In the drawing" className="service-key">
            {key.map((part, index) => (
              <li key={part}>
                <b>{index + 1}</b>
                {` ${part}`}
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      <div className={clsx('service-text', wide && 'sm:grid-cols-2')}>
        <div className="service-intro">
          <h3 className="text-h4 leading-tight sm:text-h3">{title}</h3>
          <Text className="mt-0.5 text-ink-2" text={description} />
        </div>
        <TextList items={features} className="service-features max-sm:run-in" />
      </div>
      <p className="service-terms">
        <b
          className={clsx(
            'flex-[1_1_7rem] text-base/tight text-balance max-sm:text-small/tight',
            // On a line of its own, so that the prices of a row are level.
            !wide && 'sm:flex-[1_0_100%] sm:pt-1 sm:text-small/tight',
          )}
        >
          <RichText>{terms}</RichText>
        </b>
        <SiteLink href={href}>
          <span>
            Learn More<span className="sr-only">{` about ${title}`}</span>
          </span>
          <span aria-hidden="true" className="h-2.5 w-3.75 flex-none bg-copper clip-wedge" />
        </SiteLink>
      </p>
    </li>
  );
}
