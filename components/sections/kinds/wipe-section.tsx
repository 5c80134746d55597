import clsx from 'clsx';
import { backgroundOf } from '@/components/sections/parts/background-of';
import { headingId } from '@/components/sections/parts/heading-id';
import { SampleNote } from '@/components/sections/parts/sample-note';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { PriceText } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import { SectionHeading } from '@/components/ui/section-heading';
import { isDark, tones } from '@/components/ui/section';
import { Wipe } from '@/components/wipe/wipe';
import { offered } from '@/content/offered';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/* The frame is as wide as the page; on phones, it's 77vw high, and the pictures, at 16:10, are cropped at the sides. */
const sizes = pictureSizes('124vw', { sm: '100vw' });

export function WipeSection({ section, tone }: Pick<SectionProps<'wipe'>, 'section' | 'tone'>) {
  const id = headingId(section);
  const { set, stages, isSample, priced } = section;
  return (
    <section
      id={section.id}
      aria-labelledby={id}
      data-tone={tone}
      className={clsx('has-wipe wide-wipe story-wide relative', tones[tone])}
    >
      <div data-enters="" className="wrap">
        <SectionHeading id={id} intro={section.intro} onDark={isDark(tone)} space="short">
          {section.heading}
        </SectionHeading>
      </div>
      <Wipe
        set={set}
        names={stages.map(({ name }) => name)}
        pictures={stages.map((stage) =>
          'picture' in stage ? (
            <Picture key={stage.name} name={stage.picture} sizes={sizes} />
          ) : (
            <Drawing
              key={stage.name}
              name={stage.drawing}
              className={clsx('picture w-full', backgroundOf(stage.drawing))}
            />
          ),
        )}
        stages={stages.map(({ name, text }) => ({ name, text }))}
      />
      {priced ? (
        <div className="wrap pt-2 md:pt-4">
          <dl className="wipe-prices">
            {offered(priced.prices).map(({ label, price }) => (
              <div key={label}>
                <Text as="dt" text={label} />
                <dd>
                  <PriceText
                    price={price}
                    unit="implied"
                    figureClassName="font-serif text-large font-bold"
                    detailClassName="text-small"
                  />
                </dd>
              </div>
            ))}
          </dl>
          <Text className="mt-2 text-base text-ink-2" text={priced.note} />
        </div>
      ) : null}
      {isSample ? (
        <div className="wrap">
          <SampleNote className="max-sm:mt-2" />
        </div>
      ) : null}
    </section>
  );
}
