import clsx from 'clsx';
import type { ComponentType } from 'react';
import { SheetInitials } from '@/components/sections/parts/sheet-initials';
import { Text } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import { isSampleStory } from '@/content/sample-story';
import type { SheetForm as SheetFormContent, SheetTool } from '@/content/storylines';
import { Binoculars } from './tools/binoculars';
import { Camera } from './tools/camera';
import { Flashlight } from './tools/flashlight';
import { GutterScoop } from './tools/gutter-scoop';
import { Pencil } from './tools/pencil';
import { TapeMeasure } from './tools/tape-measure';

const tools: Readonly<Record<SheetTool, ComponentType>> = {
  pencil: Pencil,
  'tape measure': TapeMeasure,
  flashlight: Flashlight,
  binoculars: Binoculars,
  camera: Camera,
  'gutter scoop': GutterScoop,
};

export function SheetForm({ title, tool, lines }: SheetFormContent) {
  const Tool = tools[tool];
  // The initials are those of people in the sample story.
  const shown = lines.filter((line) => isSampleStory || !('initials' in line));
  return (
    <div
      aria-hidden="true"
      data-tool={tool}
      className={clsx('@container flex flex-col', tool === 'flashlight' && 'self-start')}
    >
      <div className="relative border-fine border-ink bg-white">
        <p className="on-dark flex flex-wrap justify-between gap-x-3 bg-shutter px-3.5 py-3.5 text-cream sm:px-4.5">
          <b translate="no" className="font-serif text-large leading-snug">
            {company.name}
          </b>
          {title}
        </p>
        <dl>
          {shown.map((line, index) => (
            <div
              key={line.label}
              className={clsx(
                'grid min-h-13.5 items-center border-t border-rule-strong px-3.5 py-1.5 sm:px-4.5',
                '@facts:grid-cols-[104px_minmax(0,1fr)] sm:@facts:grid-cols-[118px_minmax(0,1fr)]',
              )}
            >
              <dt className="text-small text-ink-2">{line.label}</dt>
              {'initials' in line ? (
                <dd className="flex gap-2">
                  {line.initials.map((initials) => (
                    <SheetInitials key={initials} initials={initials} />
                  ))}
                </dd>
              ) : (
                <Text
                  as="dd"
                  className={
                    index === shown.length - 1
                      ? 'font-serif text-h4 leading-snug font-bold @min-[20rem]:pr-26'
                      : undefined
                  }
                  text={line.value}
                />
              )}
            </div>
          ))}
        </dl>
        <p
          className={clsx(
            'absolute right-3 border-[2.5px] border-door px-3 py-1.75 font-serif text-large/none font-bold text-door',
            'bottom-2.75 @max-[20rem]:-bottom-[1.2em] @max-[20rem]:bg-white',
          )}
        >
          Sample
        </p>
      </div>
      <Tool />
    </div>
  );
}
