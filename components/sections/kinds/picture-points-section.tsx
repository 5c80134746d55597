import { backgroundOf } from '@/components/sections/parts/background-of';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';

export function PicturePointsSection({ section, tone }: SectionProps<'picture-points'>) {
  const id = headingId(section);
  if (section.drawing) {
    const { points } = section;
    const lengths = points.map(({ text = '' }) => text.length);
    const longest = lengths.indexOf(Math.max(...lengths));
    return (
      <Section id={section.id} labelledBy={id} tone={tone} space="medium">
        <Text as="h2" id={id} className="text-h2" text={section.heading} />
        <div className={`drawn-points-art ${backgroundOf(section.drawing)}`}>
          <Drawing name={section.drawing} />
        </div>
        <ul data-drawing={section.drawing} className="drawn-points">
          {points.map(({ title, text }, index) => (
            <li key={index} data-longest={index === longest ? '' : undefined}>
              <Text as="h3" text={title} />
              <Text className="mt-0.5 text-small text-ink-2 sm:text-base" text={text} />
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <section id={section.id} aria-labelledby={id} className="story-wide relative bg-chalk">
      <div className="h-[clamp(160px,42vw,620px)] overflow-hidden render-near">
        <Picture name={section.picture} sizes="100vw" className="h-full object-cover" />
      </div>
      <div data-enters="" className="wrap py-7 md:py-14">
        <Text as="h2" id={id} className="text-h2" text={section.heading} />
        <Text className="mt-3 max-w-measure text-lead text-ink-2 max-sm:text-base" text={section.intro} />
        <ul
          data-stagger=""
          className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] gap-x-8 border-t-2 border-ink md:mt-7"
        >
          {Object.entries(section.texts).map(([title, text]) => (
            <li key={title} className="pt-2.5 pb-2 max-sm:border-b max-sm:border-rule">
              <h3 className="text-h4">{title}</h3>
              <Text className="mt-1 text-ink-2 max-sm:text-small md:mt-1.5" text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
