import { RulerBar } from '@/components/ruler/ruler-bar';
import { RichText } from '@/components/ui/rich-text';
import type { ScaledColumn } from '@/content/types';
import type { Span } from '@/lib/ruler/scale';

interface ScaledCellProps {
  readonly column: ScaledColumn;
  readonly span: Span;
  readonly text: string;
  readonly fill: 'pine' | 'sage';
}

export function ScaledCell({ column, span, text, fill }: ScaledCellProps) {
  return (
    <td data-label={column.heading} className="scaled-cell">
      <RulerBar scale={column.scale} span={span} fill={fill} />
      <strong className="font-bold">
        <RichText>{text}</RichText>
      </strong>
    </td>
  );
}
