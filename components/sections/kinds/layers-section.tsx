import { Reveal } from '@/components/motion/reveal';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText } from '@/components/ui/rich-text';

/** The layers of a roof or wall, numbered from the bottom up. The drawing stays in view while the list scrolls. */
export function LayersSection({ section, tone, isShort }: SectionProps<'layers'>) {
  const { drawing, layers } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <div className="grid gap-x-16 gap-y-5 md:grid-cols-2">
        <MediaPanel
          media={{ kind: 'drawing', name: drawing }}
          sizes="50vw"
          shape="h-[max(20rem,60vw)] md:h-[min(34rem,calc(100vh-11rem))]"
          className="max-md:-mx-(--pad) md:sticky md:top-32 md:max-3xl:-ml-(--pad)"
        />
        <Reveal as="ol" stagger className="border-t-2 border-ink">
          {layers.map((layer, index) => (
            <li
              key={layer.name}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-rule-strong py-2.5 md:grid-cols-[3.25rem_minmax(0,1fr)] md:py-4"
            >
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full border-fine border-ink bg-white font-bold"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="pt-1.5 text-h4">
                  <RichText>{layer.name}</RichText>
                </h3>
                <p className="mt-0.5 max-w-copy text-ink-2">
                  <RichText>{layer.detail}</RichText>
                </p>
              </div>
            </li>
          ))}
        </Reveal>
      </div>
    </SectionFrame>
  );
}
