import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FigureCrop } from '@/components/figure/figure-crop';
import { RulerBar } from '@/components/ruler/ruler-bar';
import { headingId } from '@/components/sections/parts/heading-id';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { PriceText } from '@/components/ui/price-text';
import { RichText, Text } from '@/components/ui/rich-text';
import { TextList } from '@/components/ui/text-list';
import { offered } from '@/content/offered';
import type { ScaledColumn } from '@/content/section-kinds';
import type { OpenSpan } from '@/lib/ruler/scale';

function Swatch({ media }: { readonly media: SectionProps<'scaled'>['section']['rows'][number]['media'] }) {
  if (media.kind === 'crop')
    return <FigureCrop name={media.figure} crop={media.crop} className="absolute inset-0 size-full" />;
  return media.kind === 'drawing' ? (
    <Drawing name={media.name} alt="" className="absolute inset-0 size-full object-cover" />
  ) : (
    <span className="absolute inset-0 render-near">
      <Picture name={media.name} alt="" sizes="180px" className="absolute inset-0 size-full object-cover" />
    </span>
  );
}

interface ScaledCellProps {
  readonly column: ScaledColumn;
  readonly span: OpenSpan;
  readonly children: ReactNode;
  readonly fill: 'pine' | 'sage';
}

function ScaledCell({ column, span, children, fill }: ScaledCellProps) {
  return (
    <td data-label={column.heading} className="scaled-cell">
      <RulerBar scale={column.scale} span={span} fill={fill} />
      {children}
    </td>
  );
}

export function ScaledSection({ section, tone, isShort }: SectionProps<'scaled'>) {
  const { subject, price, second, last, rows, footnote } = section;
  const scaled = [price, ...(second ? [second] : [])];
  /* The page's first screen shows the samples, with each price's condition, so on phones the rows are shorter. */
  const isTight = rows.some(({ media }) => media.kind === 'crop');
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={footnote}>
      <table aria-labelledby={headingId(section)} className={clsx('scaled', isTight && 'scaled-tight')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{subject}</th>
            {scaled.map(({ heading, ends }) => (
              <th key={heading} scope="col">
                {heading}
                <Text as="span" className="block text-small font-normal text-ink-2" text={ends} />
              </th>
            ))}
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody>
          {offered(rows).map((row) => (
            <tr key={row.name}>
              <td className="scaled-swatch">
                <Swatch media={row.media} />
              </td>
              <th scope="row">
                <Text as="span" className="block text-h4" text={row.name} />
                <div
                  className={clsx(
                    'mt-1 font-sans text-base font-normal tracking-normal text-ink-2',
                    isTight && 'max-md:mt-1.5 max-md:text-small/snug',
                  )}
                >
                  <RichText>{row.text}</RichText>
                  {row.points ? (
                    <TextList
                      items={row.points}
                      className={clsx('run-in', isTight ? 'md:font-semibold' : 'font-semibold')}
                    />
                  ) : null}
                </div>
              </th>
              <ScaledCell column={price} span={row.price} fill="pine">
                <div className="scaled-price">
                  <PriceText
                    price={row.price}
                    unit="implied"
                    layout="lines"
                    figureClassName="font-bold"
                    detailClassName={clsx('text-small text-ink-2', isTight && 'max-md:sr-only')}
                  />
                </div>
              </ScaledCell>
              {second && row.second ? (
                <ScaledCell column={second} span={row.second.span} fill="sage">
                  <Text as="strong" className="font-bold" text={row.second.text} />
                </ScaledCell>
              ) : null}
              <td data-label={last} className="scaled-last">
                <RichText>{row.last}</RichText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
