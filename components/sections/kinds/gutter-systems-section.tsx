import { Reveal } from '@/components/motion/reveal';
import { ButtonLink } from '@/components/ui/button';
import { ArrowLink } from '@/components/ui/arrow-link';
import { PriceBadge } from '@/components/ui/price-badge';
import { RichText } from '@/components/ui/rich-text';
import type { GutterSystem } from '@/content/types';
import { FactList } from '@/components/sections/parts/fact-list';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { BulletList } from '@/components/ui/bullet-list';
import { printFigures, printUnit } from '@/lib/prices/price';

const shown = 3;

function System({ system }: { readonly system: GutterSystem }) {
  const { name, features, more } = system;
  return (
    <li className="@container relative border border-rule-strong bg-white">
      <div className="grid sm:h-full sm:grid-rows-[auto_auto_1fr_auto] @strip:grid-cols-[6rem_minmax(0,1fr)] sm:@strip:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <MediaPanel
          media={{ kind: 'drawing', name: system.drawing }}
          sizes="25vw"
          shape="aspect-square w-full self-start sm:row-span-4 sm:aspect-auto sm:h-full sm:min-h-60 @max-strip:aspect-2/1"
        />
        <div className="px-4 pt-3 sm:px-6 sm:pt-6">
          <h3 className="text-h4 sm:text-h3">
            <RichText>{name}</RichText>
          </h3>
          <PriceBadge unit={printUnit(system.price)}>{printFigures(system.price)}</PriceBadge>
        </div>
        <div className="px-4 pt-2 max-sm:text-base sm:px-6 sm:pt-1.5 @strip:max-sm:col-span-2">
          <p>
            <RichText>{system.description}</RichText>
          </p>
          <BulletList items={features.slice(0, shown)} runsInOnPhones className="mt-1.5 sm:mt-3 sm:mb-4" />
        </div>
        <FactList
          className="mx-4 mt-2 border-t border-rule pt-2 max-sm:text-base sm:mx-6 sm:mt-auto sm:pt-3.5 @strip:max-sm:col-span-2"
          facts={[
            { label: 'Warranty', value: system.warranty },
            { label: 'Lifespan', value: system.lifespan },
            { label: 'Upkeep', value: system.maintenance },
            { label: 'Sizes', value: system.sizes },
          ]}
        />
        {/* The buttons share a row; the details that 'Learn More' opens take the full width below them. */}
        <div className="grid grid-cols-2 gap-x-2.5 px-4 pt-3.5 pb-4 sm:px-6 sm:pt-4.5 sm:pb-6 @strip:max-sm:col-span-2">
          <ButtonLink
            href="/contact"
            size="bar"
            className="z-1 col-start-1 row-start-1 self-start sm:min-h-14"
            aria-label={`Get Quote for ${name}`}
          >
            Get Quote
          </ButtonLink>
          <details className="group col-span-2 col-start-1 row-start-1">
            <summary className="ml-[calc(50%+5px)] flex min-h-12 items-center justify-center rounded-sm border-2 border-ink px-2 py-2 text-center leading-tight font-bold transition-colors duration-150 group-open:bg-ink group-open:text-white hover:bg-ink hover:text-white sm:min-h-14">
              Learn More
              <span className="sr-only"> about {name}</span>
            </summary>
            <div className="mt-5 border-t border-rule pt-4">
              <BulletList items={[...features.slice(shown), ...more.points]} />
              <ArrowLink href={more.link.href} className="mt-1.5">
                {more.link.label}
              </ArrowLink>
            </div>
          </details>
        </div>
      </div>
    </li>
  );
}

/** Gutter systems to choose from: each with its profile drawn, its price, and more details that open in place. */
export function GutterSystemsSection({ section, tone, isShort }: SectionProps<'gutter-systems'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal
        as="ul"
        stagger
        className="grid gap-x-8 gap-y-4 sm:gap-y-8 xl:grid-cols-2 xl:has-[details[open]]:items-start"
      >
        {section.systems.map((system) => (
          <System key={system.name} system={system} />
        ))}
      </Reveal>
    </SectionFrame>
  );
}
