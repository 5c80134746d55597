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
    <li className="grid border border-rule-strong bg-white sm:grid-cols-[5fr_6fr]">
      <div className="relative">
        <MediaPanel
          media={{ kind: 'drawing', name: system.drawing }}
          sizes="25vw"
          className="h-75 sm:h-full sm:min-h-75"
        />
        <PriceBadge unit={printUnit(system.price)}>{printFigures(system.price)}</PriceBadge>
      </div>
      <div className="flex flex-col p-5.5 pb-7 md:p-7">
        <h3 className="text-h3">
          <RichText>{name}</RichText>
        </h3>
        <p className="mt-1.5">
          <RichText>{system.description}</RichText>
        </p>
        <BulletList items={features.slice(0, shown)} className="mt-3 mb-4" />
        <FactList
          className="mt-auto border-t border-rule pt-3.5"
          facts={[
            { label: 'Warranty', value: system.warranty },
            { label: 'Lifespan', value: system.lifespan },
            { label: 'Upkeep', value: system.maintenance },
            { label: 'Sizes', value: system.sizes },
          ]}
        />
        {/* The buttons share a row; the details that 'Learn More' opens take the full width below them. */}
        <div className="mt-4.5 grid grid-cols-2 gap-x-2.5">
          <ButtonLink
            href="/contact"
            className="z-1 col-start-1 row-start-1 self-start px-3"
            aria-label={`Get Quote for ${name}`}
          >
            Get Quote
          </ButtonLink>
          <details className="group col-span-2 col-start-1 row-start-1">
            <summary className="ml-[calc(50%+5px)] flex min-h-14 items-center justify-center rounded-sm border-2 border-ink px-3 py-2.5 text-center leading-tight font-bold transition-colors duration-150 group-open:bg-ink group-open:text-white hover:bg-ink hover:text-white">
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
export function GutterSystemsSection({ section, tone }: SectionProps<'gutter-systems'>) {
  return (
    <SectionFrame section={section} tone={tone}>
      <Reveal as="ul" stagger className="grid gap-x-10 gap-y-14 xl:grid-cols-2 xl:has-[details[open]]:items-start">
        {section.systems.map((system) => (
          <System key={system.name} system={system} />
        ))}
      </Reveal>
    </SectionFrame>
  );
}
