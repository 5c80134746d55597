import clsx from 'clsx';
import { FigureDrawing } from '@/components/figure/figure-drawing';
import { numberedRows } from '@/components/figure/figure-parts';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Drawing } from '@/components/ui/drawing';
import { RichText, Text } from '@/components/ui/rich-text';
import { PlainList } from '@/components/sections/parts/plain-list';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import type { FigureRows } from '@/content/figures';
import { offered } from '@/content/offered';
import type { ChoiceSide } from '@/content/section-kinds';

/* Roughly the colors of these parts in the drawings. */
const fills = { new: 'bg-white', old: 'bg-board', flashing: 'bg-slate-2' } as const;

function ChoiceKey({ parts }: { readonly parts: ChoiceSide['drawn'] }) {
  return parts ? (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small font-semibold">
      {parts.map(({ fill, name }) => (
        <li key={name} className="flex min-w-0 items-center gap-2 wrap-anywhere">
          <i
            aria-hidden="true"
            className={clsx('h-3 w-4 flex-none border border-ink [print-color-adjust:exact]', fills[fill])}
          />
          <RichText>{name}</RichText>
        </li>
      ))}
    </ul>
  ) : null;
}

function Signs({ signs }: { readonly signs: FigureRows<string> }) {
  const rows = numberedRows(signs);
  return (
    <div className="figure figure-signs">
      <FigureDrawing name={signs.figure} rows={rows} />
      <ol className="figure-rows">
        {rows.map(({ part, number, row }) => (
          <li key={part} data-n={number}>
            <Text className="font-semibold" text={row} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function ChoiceSection({ section, tone, isShort }: SectionProps<'choice'>) {
  const { drawings, sides, note } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={note}>
      {'figure' in drawings ? (
        <Signs signs={drawings} />
      ) : (
        <div className="mb-2.5 grid grid-flow-col gap-x-[clamp(16px,6.6vw,96px)]">
          {drawings.map((name, index) => (
            <div key={name}>
              <Drawing name={name} className="h-auto w-full border-b-2 border-ink" />
              <ChoiceKey parts={sides[index]?.drawn} />
            </div>
          ))}
        </div>
      )}
      <div
        className={clsx(
          'relative grid gap-x-[clamp(16px,6.6vw,96px)] gap-y-6 pt-2.5 max-sm:text-small/body xs:grid-cols-[1fr_1fr]',
          'before:absolute before:inset-[20px_auto_0_50%] before:border-l before:border-rule-strong max-sm:before:hidden',
        )}
      >
        {offered(sides).map(({ heading, items, link }) => (
          <div key={heading} className="min-w-0">
            <Text as="h3" className="text-h3" text={heading} />
            <PlainList items={items} className="mt-1.5" />
            <ArrowLink href={link.href}>{link.label}</ArrowLink>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
