import clsx from 'clsx';
import { sectionAnchor } from '@/components/sections/parts/heading-id';
import { isShort } from '@/components/sections/kinds';
import { PriceText } from '@/components/ui/price-text';
import { RichText, Text } from '@/components/ui/rich-text';
import { railLabelOf } from '@/content/rail-label';
import type { RailFact } from '@/content/storylines';
import type { Section } from '@/content/section-kinds';

const unitClassName = 'font-sans text-small font-normal';

/** The list is after the `details`, not inside, so that a wide screen shows it without a script. */
export function Rail({
  sections,
  facts,
}: {
  readonly sections: readonly Section[];
  /** Without them, the rail is only beside the sections, because the plate leaves it little to list. */
  readonly facts?: readonly RailFact[];
}) {
  const [first] = sections;
  return (
    <nav
      aria-label="On this page"
      data-short={first && isShort(first) ? '' : undefined}
      className={clsx('rail', !facts && 'max-xl:hidden')}
    >
      <div className="xl:pointer-events-auto xl:sticky xl:top-[calc(var(--header-scrolled)+36px)]">
        <details className="xl:hidden">
          <summary className="contents-line">On this page</summary>
        </details>
        <div className="rail-open">
          <ol className="contents-pole rail-pole">
            {sections.map((section) => {
              const label = railLabelOf(section);
              return label ? (
                <li key={label}>
                  <a href={`#${sectionAnchor(section)}`}>
                    <Text as="span" text={label} />
                  </a>
                </li>
              ) : null;
            })}
          </ol>
          {facts ? (
            <dl className="rail-facts">
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt className="text-small text-ink-2">{fact.label}</dt>
                  <dd className="font-serif text-large leading-tight font-bold">
                    {'price' in fact ? (
                      <PriceText price={fact.price} layout="lines" detailClassName={unitClassName} />
                    ) : (
                      <>
                        <RichText>{fact.value}</RichText>
                        {fact.unit ? <span className={clsx('block', unitClassName)}>{fact.unit}</span> : null}
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </div>
    </nav>
  );
}
