import { printSpan } from './dollar-span';
import { printLine, type Estimate } from './estimate';
import { formatSize } from './read-size';

const opening = 'My planning estimate from your price guide:';
const closing = 'These are planning ranges, not an offer. I’d like a price in writing.';

type HouseValues = Readonly<
  Record<'length' | 'width' | 'stories' | 'storyHeight' | 'shape' | 'pitch' | 'overhang', string>
>;

export function estimateText({ lines, total, house }: Estimate, values: HouseValues): string {
  if (lines.length === 0) return '';
  const sizes = [
    house.squares === undefined ? '' : `${formatSize(house.squares)} squares of roof`,
    house.wall === undefined ? '' : `${formatSize(house.wall)} sq ft of wall`,
    house.eaves === undefined ? '' : `${formatSize(house.eaves)} feet of gutter`,
  ].filter(Boolean);
  const measured =
    `The house: ${values.length.trim()} by ${values.width.trim()} ft, ${values.stories} stories of ` +
    `${values.storyHeight.trim()} ft, ${values.shape} roof, pitch ${values.pitch} in 12, overhang ` +
    `${values.overhang.trim() || '0'} in.`;
  return [
    opening,
    ...lines.map((line) => `- ${printLine(line)}`),
    ...(total ? [`Total: ${printSpan(total)}`] : []),
    ...(sizes.length > 0 ? [measured] : []),
    closing,
  ].join('\n');
}

export function withEstimate(message: string, text: string): string {
  const start = message.indexOf(opening);
  const end = message.indexOf(closing, start);
  if (start >= 0 && end >= 0) return message.slice(0, start) + text + message.slice(end + closing.length);
  return message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;
}
