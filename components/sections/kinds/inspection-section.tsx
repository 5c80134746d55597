import { Reveal } from '@/components/motion/reveal';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** The inspection as a printed checklist: points numbered across all groups, each with a box to check. */
export function InspectionSection({ section, tone }: SectionProps<'inspection'>) {
  const { drawing, groups } = section;
  const firstOf = (index: number) => groups.slice(0, index).reduce((points, group) => points + group.points.length, 1);

  return (
    <SectionFrame section={section} tone={tone}>
      <Reveal>
        <div className="border-t-6 border-copper bg-white px-5 pt-7 pb-9 text-ink md:columns-2 md:gap-x-16 md:px-12 md:pt-11 md:pb-12">
          <MediaPanel
            media={{ kind: 'drawing', name: drawing }}
            sizes="50vw"
            className="mb-9 aspect-17/18 break-inside-avoid max-md:-mx-5"
          />
          {groups.map((group, index) => (
            <div key={group.name} className="mb-9 break-inside-avoid last:mb-0">
              <h3 className="border-b-2 border-ink pb-2.5 text-h3">{group.name}</h3>
              <ol start={firstOf(index)}>
                {group.points.map((point, position) => (
                  <li
                    key={point.name}
                    value={firstOf(index) + position}
                    className="grid grid-cols-[2.4rem_minmax(0,1fr)_1.5rem] gap-x-2 border-b border-rule py-3"
                  >
                    <span aria-hidden="true" className="font-serif text-title leading-tight font-bold text-copper-deep">
                      {firstOf(index) + position}
                    </span>
                    <p>
                      <strong className="font-bold">
                        <RichText>{point.name}</RichText>
                      </strong>
                      <span className="block text-ink-2">
                        <RichText>{point.detail}</RichText>
                      </span>
                    </p>
                    <span aria-hidden="true" className="mt-1 size-5 border-2 border-rule-strong" />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </Reveal>
    </SectionFrame>
  );
}
