import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { backgrounds } from '@/components/sections/parts/backgrounds';
import { BulletList } from '@/components/ui/bullet-list';
import { PriceGuideLink } from '@/components/sections/parts/price-guide-link';
import { Drawing } from '@/components/ui/drawing';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { drawings } from '@/content/drawings';
import { services, type HomeService } from '@/content/home';

/** The six services, each with a drawing of how it is built and its price. */
export function ServicesGrid() {
  return (
    <Section id="services" labelledBy="services-heading">
      <Reveal>
        <SectionHeading id="services-heading" intro={services.intro}>
          {services.heading}
        </SectionHeading>
      </Reveal>
      <Reveal as="ul" stagger className="grid gap-x-8 gap-y-10 sm:grid-cols-2 sm:gap-y-14 xl:grid-cols-4">
        {services.cards.map((service) => (
          <ServiceCard key={service.href} service={service} />
        ))}
      </Reveal>
      <PriceGuideLink className="mt-9" />
    </Section>
  );
}

function ServiceCard({ service }: { readonly service: HomeService }) {
  const { title, drawing, description, features, terms, href, wide = false, tall = false, key } = service;
  return (
    <li className={clsx('flex flex-col', wide && 'sm:col-span-2')}>
      <div
        className={clsx(
          'relative overflow-hidden rounded-sm',
          key ? 'h-69' : 'h-53',
          tall ? 'sm:h-101' : 'sm:h-77',
          backgrounds[drawings[drawing].background],
        )}
      >
        <div className={clsx('absolute inset-0 render-near', key && 'p-5.5')}>
          <Drawing name={drawing} className="size-full" />
        </div>
      </div>
      <h3 className="mt-5 mb-2 text-feature leading-tight max-sm:mt-3.5">{title}</h3>
      <div className={clsx('mb-4 gap-x-8 gap-y-3.5', wide ? 'grid sm:grid-cols-2' : 'grid')}>
        <p className="text-ink-2">{description}</p>
        {key ? (
          <ol
            aria-label="In the drawing"
            className="grid grid-cols-2 content-start gap-x-8 gap-y-0.5 text-base sm:row-span-2"
          >
            {key.map((part, index) => (
              <li key={part} className="flex gap-2 wrap-anywhere">
                <b className="min-w-4">{index + 1}</b>
                {part}
              </li>
            ))}
          </ol>
        ) : null}
        <BulletList items={features} className="content-start text-base" />
      </div>
      <p className="mt-auto border-t border-rule pt-3 font-bold">{terms}</p>
      <p className="mt-1.5">
        <ArrowLink href={href}>
          <span>
            Learn More<span className="sr-only"> about {title}</span>
          </span>
        </ArrowLink>
      </p>
    </li>
  );
}
