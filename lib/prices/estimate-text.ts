import { printSpan } from './dollar-span';
import { printLine, type Estimate } from './estimate';

const opening = 'My planning estimate from your price guide:';
const closing = 'These are planning ranges, not an offer. I’d like a price in writing.';

type HouseValues = Readonly<
  Record<'length' | 'width' | 'stories' | 'storyHeight' | 'shape' | 'pitch' | 'overhang', string>
>;

export function estimateText({ lines, total, house }: Estimate, values: HouseValues): string {
  if (lines.length === 0) return '';
  const isHouseUsed = Object.values(house).some((size) => size !== undefined);
  const measurements =
    `The house: ${values.length.trim()} by ${values.width.trim()} ft, ${values.stories} stories of ` +
    `${values.storyHeight.trim()} ft, ${values.shape} roof, pitch ${values.pitch} in 12, overhang ` +
    `${values.overhang.trim() || '0'} in.`;
  return [
    opening,
    ...lines.map((line) => `- ${printLine(line)}`),
    ...(total ? [`Total: ${printSpan(total)}`] : []),
    ...(isHouseUsed ? [measurements] : []),
    closing,
  ].join('\n');
}

export function withEstimate(message: string, text: string): string {
  const start = message.indexOf(opening);
  const end = message.indexOf(closing, start);
  if (start >= 0 && end >= 0) return message.slice(0, start) + text + message.slice(end + closing.length);
  return message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;
}
