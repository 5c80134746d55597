import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Drawing } from '@/components/ui/drawing';
import { PriceBadge } from '@/components/ui/price-badge';
import { Text } from '@/components/ui/rich-text';
import { offered } from '@/content/offered';
import type { GutterSystem } from '@/content/section-kinds';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { BulletList } from '@/components/ui/bullet-list';

const facts = { Warranty: 'warranty', Lifespan: 'lifespan', Upkeep: 'maintenance', Sizes: 'sizes' } as const;

function System({ system }: { readonly system: GutterSystem }) {
  const { name, image, description, features, more } = system;
  return (
    <li className="grid gap-x-9 gap-y-2 border-b border-rule-strong py-3 sm:grid-cols-2 md:py-5 lg:grid-cols-3">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] content-start gap-x-4 max-sm:max-xs:block">
        <Drawing
          name={image}
          alt=""
          className="h-auto w-full border border-rule-strong max-sm:row-span-2 max-xs:w-22"
        />
        {/* On phones, what comes after the price has the whole width. */}
        <div className="max-sm:contents">
          <Text as="h3" className="text-h4" text={name} />
          <PriceBadge price={system.price} />
          <Text className="mt-1.5 leading-snug text-ink-2 max-sm:col-span-full max-sm:text-base" text={description} />
          <BulletList items={features} runsInOnPhones className="mt-1.5 max-sm:col-span-full" />
        </div>
      </div>
      <div className="@container max-sm:text-base">
        {/* On phones, short facts share a line. */}
        <dl className="flex flex-wrap gap-x-4 leading-snug sm:grid sm:gap-y-1.25 sm:leading-body sm:@facts:grid-cols-[auto_minmax(0,1fr)]">
          {Object.entries(facts).map(([label, fact]) => (
            <div
              key={label}
              className="max-sm:*:inline sm:@facts:col-span-2 sm:@facts:grid sm:@facts:grid-cols-subgrid"
            >
              <dt className="text-ink-2 max-sm:mr-1.5">{label}</dt>
              <Text as="dd" className="font-semibold" text={system[fact]} />
            </div>
          ))}
        </dl>
      </div>
      <div className="grid grid-cols-2 content-start gap-x-2.5 sm:max-lg:col-span-2">
        <ButtonLink
          href="/contact"
          size="bar"
          className="z-1 col-start-1 row-start-1 self-start"
          aria-label={`Get Quote for ${name}`}
        >
          Get Quote
        </ButtonLink>
        <details className="group col-span-2 col-start-1 row-start-1">
          <summary
            className={clsx(
              'ml-[calc(50%+5px)] flex min-h-13 items-center justify-center rounded-sm border-2 border-ink px-2 py-2',
              'text-center leading-tight font-bold transition-colors duration-150 group-open:bg-ink group-open:text-white hover:bg-ink hover:text-white',
            )}
          >
            Learn More
            <span className="sr-only"> about {name}</span>
          </summary>
          <div className="mt-4">
            <BulletList items={more.points} />
            {more.link ? (
              <ArrowLink href={more.link.href} className="mt-1.5">
                {more.link.label}
              </ArrowLink>
            ) : null}
          </div>
        </details>
      </div>
    </li>
  );
}

export function GutterSystemsSection({ section, tone, isShort }: SectionProps<'gutter-systems'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <ul data-stagger="" className="border-t-2 border-ink">
        {offered(section.systems).map((system) => (
          <System key={system.name} system={system} />
        ))}
      </ul>
    </SectionFrame>
  );
}
