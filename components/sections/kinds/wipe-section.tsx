import clsx from 'clsx';
import { backgroundOf } from '@/components/sections/parts/background-of';
import { headingId } from '@/components/sections/parts/heading-id';
import { SampleNote } from '@/components/sections/parts/sample-note';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { isDark, tones } from '@/components/ui/section';
import { Wipe } from '@/components/wipe/wipe';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/* The frame is as wide as the page; on phones, it's 77vw high, and the pictures, at 16:10, are cropped at the sides. */
const sizes = pictureSizes('124vw', { sm: '100vw' });

export function WipeSection({ section, tone }: Pick<SectionProps<'wipe'>, 'section' | 'tone'>) {
  const id = headingId(section);
  const { set, stages, isSample } = section;
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
      {isSample ? (
        <div className="wrap">
          <SampleNote className="max-sm:mt-2" />
        </div>
      ) : null}
    </section>
  );
}
