import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { DrawingName } from '@/content/drawings';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** A drawing of where the points are. */
function Points({ drawing, className }: { readonly drawing: DrawingName; readonly className: string }) {
  return (
    <MediaPanel
      media={{ kind: 'drawing', name: drawing }}
      sizes="50vw"
      className={clsx('aspect-16/9 break-inside-avoid max-md:-mx-[min(1.25rem,6vw)]', className)}
    />
  );
}

/** The inspection as a printed sheet: points numbered across all groups. */
export function InspectionSection({ section, tone, isShort }: SectionProps<'inspection'>) {
  const { drawing, groups } = section;
  const firstOf = (index: number) => groups.slice(0, index).reduce((points, group) => points + group.points.length, 1);

  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal className="@container">
        <div className="border-t-6 border-copper bg-white px-[min(1.25rem,6vw)] pt-4 pb-5 text-ink md:columns-2 md:gap-x-16 md:px-12 md:pt-9 md:pb-10">
          <Points drawing={drawing} className="mb-6 md:mb-9" />
          {groups.map((group, index) => (
            <div key={group.name} className="mb-6 break-inside-avoid last:mb-0 md:mb-9">
              {group.drawing ? <Points drawing={group.drawing} className="mb-4 md:mb-6" /> : null}
              <h3 className="border-b-2 border-ink pb-1.5 text-h4 md:pb-2.5 md:text-h3">{group.name}</h3>
              <ol start={firstOf(index)}>
                {group.points.map((point, position) => (
                  <li
                    key={point.name}
                    value={firstOf(index) + position}
                    className="grid gap-x-2 border-b border-rule py-2 md:py-2.5 @facts:grid-cols-[2.2rem_minmax(0,1fr)]"
                  >
                    <span aria-hidden="true" className="font-serif text-title leading-tight font-bold text-copper-deep">
                      {firstOf(index) + position}
                    </span>
                    <p>
                      <strong className="font-bold">
                        <RichText>{point.name}</RichText>
                      </strong>{' '}
                      <span className="text-ink-2 md:block">
                        <RichText>{point.detail}</RichText>
                      </span>
                    </p>
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
