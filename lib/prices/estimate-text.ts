import { printSpan } from './dollar-span';
import { leftOut, printLine, type Estimate, type HouseSizes } from './estimate';
import { formatSize } from './read-size';

const opening = 'My planning estimate from your price guide:';
const closing = 'These are planning ranges, not an offer. I’d like a price in writing.';

/** Not `Total`: a written price adds what these prices leave out. */
export const priceableParts = 'The parts we can price now';

type HouseValues = Readonly<
  Record<'length' | 'width' | 'stories' | 'storyHeight' | 'shape' | 'pitch' | 'overhang', string>
>;

/** How the floor area becomes squares of roof. */
export function floorSentence(floor: NonNullable<HouseSizes['floor']>, values: HouseValues): string {
  const { area, ground, squares, waste } = floor;
  const stories = values.stories === '1' ? '1 story' : `${values.stories} stories`;
  return (
    `${formatSize(area)} sq ft of floor on ${stories} is ${formatSize(ground)} sq ft of ground. With an overhang of ` +
    `${values.overhang.trim() || '0'} in. all around, a pitch of ${values.pitch} in 12 and ${formatSize(waste)}% waste, ` +
    `the roof has ${formatSize(squares)} squares.`
  );
}

/** Empty until there is an answer to send. Leaves out jobs that aren't answered yet. */
export function estimateText({ lines, total, house }: Estimate, values: HouseValues): string {
  const answered = lines.filter(({ kind }) => kind !== 'open');
  if (answered.length === 0) return '';
  const { floor, ...sizes } = house;
  const isHouseUsed = Object.values(sizes).some((size) => size !== undefined);
  const measurements =
    `The house: ${values.length.trim()} by ${values.width.trim()} ft, ${values.stories} stories of ` +
    `${values.storyHeight.trim()} ft, ${values.shape} roof, pitch ${values.pitch} in 12, overhang ` +
    `${values.overhang.trim() || '0'} in.`;
  const missing = leftOut(lines);
  return [
    opening,
    ...answered.map((line) => `- ${printLine(line)}`),
    ...(total ? [`${priceableParts}: ${printSpan(total)}`] : []),
    ...(missing ? [`Not in it: ${missing}.`] : []),
    ...(isHouseUsed ? [measurements] : []),
    ...(floor ? [floorSentence(floor, values)] : []),
    closing,
  ].join('\n');
}

export function withEstimate(message: string, text: string): string {
  const start = message.indexOf(opening);
  const end = message.indexOf(closing, start);
  if (start >= 0 && end >= 0) return message.slice(0, start) + text + message.slice(end + closing.length);
  return message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`;
}
