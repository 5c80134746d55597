import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { backgrounds } from '@/components/sections/parts/backgrounds';
import { BulletList } from '@/components/ui/bullet-list';
import { PriceGuideLink } from '@/components/sections/parts/price-guide-link';
import { Drawing } from '@/components/ui/drawing';
import { ArrowIcon } from '@/components/ui/arrow-icon';
import { SiteLink } from '@/components/ui/site-link';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { drawings } from '@/content/drawings';
import { services, type HomeService } from '@/content/home';

/** The six services, each with a drawing of how it is built and its price. */
export function ServicesGrid() {
  return (
    <Section id="services" labelledBy="services-heading">
      <Reveal className="mb-4 items-end justify-between gap-x-16 md:mb-6 md:flex">
        <div>
          <h2 id="services-heading" className="text-h2">
            {services.heading}
          </h2>
          <p className="mt-1.5 max-w-measure text-lead text-ink-2 max-sm:text-base/snug">{services.intro}</p>
        </div>
        <PriceGuideLink className="flex-none" />
      </Reveal>
      <Reveal as="ul" stagger className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-6 xl:grid-cols-4">
        {services.cards.map((service) => (
          <ServiceCard key={service.href} service={service} />
        ))}
      </Reveal>
    </Section>
  );
}

/**
 * A service with its features in sight. Its one link covers the card. On phones the drawing is beside the text, or above
 * it if the text is too large for that; only a drawing with numbers always keeps the whole width.
 */
function ServiceCard({ service }: { readonly service: HomeService }) {
  const { title, drawing, description, features, terms, href, wide = false, tall = false, key } = service;
  return (
    <li className={clsx('group relative flex max-sm:flex-wrap max-sm:gap-x-4 sm:flex-col', wide && 'sm:col-span-2')}>
      <div
        className={clsx(
          'relative overflow-hidden rounded-sm',
          key ? 'max-sm:mb-2 max-sm:h-38 max-sm:w-full' : 'max-sm:min-h-20 max-sm:flex-[1_0_min(24%,5.25rem)]',
          tall ? 'sm:h-52' : 'sm:h-42',
          backgrounds[drawings[drawing].background],
        )}
      >
        <div className={clsx('absolute inset-0 render-near', key && 'sm:p-4')}>
          <Drawing name={drawing} className="size-full" />
        </div>
      </div>
      <div className={clsx('max-sm:flex-[999_1_11rem] sm:mt-4 sm:grid sm:flex-1', key && 'gap-x-8 sm:grid-cols-2')}>
        <div className="sm:flex sm:flex-col">
          <h3 className="text-h4 leading-tight sm:text-feature">{title}</h3>
          <p className="mt-0.5 text-ink-2 max-sm:text-small sm:mt-1 sm:text-base/snug">
            <RichText>{description}</RichText>
          </p>
        </div>
        {key ? (
          <ol
            aria-label="In the drawing"
            className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] content-start gap-x-8 text-base max-sm:mt-1.5 max-sm:text-small"
          >
            {key.map((part, index) => (
              <li key={part} className="flex gap-2 wrap-anywhere">
                <b className="min-w-4">{index + 1}</b>
                {part}
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      <div className="max-sm:w-full sm:mt-auto">
        <BulletList
          items={features}
          runsInOnPhones
          className={clsx(
            'text-base leading-snug max-sm:mt-1 max-sm:text-small sm:mt-2 sm:mb-2 sm:gap-0.5',
            wide && 'sm:grid-cols-2',
          )}
        />
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t-2 border-ink max-sm:mt-1.5">
          <b className="flex-[1_1_7rem] py-1 text-base/tight text-balance">
            <RichText>{terms}</RichText>
          </b>
          <SiteLink
            href={href}
            className="inline-flex min-h-11 flex-none items-center gap-2 font-bold underline decoration-copper decoration-2 underline-offset-5 after:absolute after:inset-0 max-sm:min-h-8.5"
          >
            <span>
              Learn More<span className="sr-only">{` about ${title}`}</span>
            </span>
            <ArrowIcon />
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
