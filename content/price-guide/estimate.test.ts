import fc from 'fast-check';
import { roundSpan } from '@/lib/prices/dollar-span';
import { leftOut, printLine } from '@/lib/prices/estimate';
import { estimateOf, startValues } from './estimate';
import { fields, type FieldName, type Values } from './fields';

const linesOf = (values: Partial<Values>) => estimateOf({ ...startValues, ...values }).lines.map(printLine);

/* Worked out by hand from the prices that the site prints. */
test.each<[string, Partial<Values>, readonly string[]]>([
  ['nothing picked', {}, []],
  [
    'a roof of a known size: 26 × $360–$440 = $9,360–$11,440, rounded outward',
    { roof: 'on', roofMaterial: 'hdz', roofFrom: 'typed', squares: '26' },
    ['26 squares of GAF Timberline HDZ shingle: about $9,300 to $11,500, before tear-off'],
  ],
  [
    'one square, in the singular',
    { roof: 'on', roofMaterial: 'metal', roofFrom: 'typed', squares: '1' },
    ['1 square of standing-seam metal: about $800 to $1,200, before tear-off'],
  ],
  [
    'a roof from the house, 42 × 30 ft × 15 ÷ 12 and 10% waste = 17.3 squares: × $300–$520 = $5,190–$8,996',
    { roof: 'on', length: '40', width: '28', pitch: '9' },
    ['17.3 squares of shingle roof: about $5,100 to $9,000, before tear-off'],
  ],
  [
    'a hip has more edges to cut, so 15% waste: 18.1 squares',
    { roof: 'on', length: '40', width: '28', pitch: '9', shape: 'hip' },
    ['18.1 squares of shingle roof: about $5,400 to $9,500, before tear-off'],
  ],
  [
    'no waste, as the visitor entered: 15.8 squares',
    { roof: 'on', length: '40', width: '28', pitch: '9', waste: '0' },
    ['15.8 squares of shingle roof: about $4,700 to $8,300, before tear-off'],
  ],
  [
    // √950 + 2 = 32.82 ft; 32.82² × √(12² + 8²) ÷ 12 and 10% waste = 14.2 squares: × $300–$520 = $4,260–$7,384
    'a roof from 1,900 sq ft of floor on two stories, which is 950 sq ft of ground',
    { roof: 'on', roofFrom: 'floor', floorArea: '1,900' },
    ['14.2 squares of shingle roof: about $4,200 to $7,400, before tear-off'],
  ],
  [
    'sides in either order',
    { gutters: 'on', gutterMetal: 'aluminum', length: '28', width: '40' },
    ['84 feet of seamless aluminum gutters: about $650 to $1,100, before downspouts'],
  ],
  [
    'gutters with guards and downspouts: 136 × $15–$25 and 136 × $8–$15',
    { gutters: 'on', gutterMetal: 'copper', gutterFrom: 'typed', eaves: '136', guards: 'on', downspouts: '1' },
    [
      '136 feet of copper gutters: about $2,000 to $3,400, before downspouts',
      '136 feet of gutter guards: about $1,000 to $2,100',
      '1 downspout: priced after a free visit',
    ],
  ],
  [
    'windows by style: 8 × $350–$900 and 1 × $1,500–$3,500',
    { windows: 'on', doubleHung: '8', bay: '1', awning: '0' },
    [
      '8 double-hung windows: about $2,800 to $7,200, rot repair extra',
      '1 bay or bow window: about $1,500 to $3,500, rot repair extra',
    ],
  ],
  [
    'siding: 2,000 × $3–$7',
    { siding: 'on', sidingMaterial: 'vinyl', sidingFrom: 'typed', wall: '2,000' },
    ['2,000 sq ft of vinyl siding: about $6,000 to $14,000, before tear-off'],
  ],
  ['doors, which have no printed price', { doors: 'on', doorCount: '2' }, ['2 new doors: priced after a free visit']],
  [
    'repairs at their printed price',
    { repairs: 'on', flashing: 'on', sidingRepair: 'on' },
    ['Chimney or wall flashing: about $350 to $1,600', 'Siding repair: about $150 to $800'],
  ],
  [
    'jobs without a size yet',
    { roof: 'on', windows: 'on', doors: 'on', repairs: 'on' },
    ['Roof: enter the size of your house', 'Windows: how many?', 'Doors: how many?', 'Repairs: which ones?'],
  ],
])('%s', (_, values, lines) => {
  expect(linesOf(values)).toEqual(lines);
});

test('an impossible size is explained and not counted', () => {
  const { total, problems } = estimateOf({ ...startValues, roof: 'on', length: '4000', width: '28' });
  expect(problems).toEqual({ length: 'Enter 300 feet or less. For more, ask us for a price.' });
  expect(total).toBeUndefined();
});

test('without the height of a story, only the wall has no size', () => {
  const { house } = estimateOf({
    ...startValues,
    roof: 'on',
    siding: 'on',
    length: '40',
    width: '28',
    pitch: '9',
    storyHeight: '',
  });
  expect(house).toEqual({ squares: 17.3, wall: undefined, eaves: 84, floor: undefined });
});

test('a floor area typed as squares is explained', () => {
  const { problems } = estimateOf({ ...startValues, roof: 'on', roofFrom: 'typed', squares: '1,900' });
  expect(problems.squares).toBe(
    '1,900 sq ft of floor? Choose “From the floor area.” 1,900 sq ft of roof is 19 squares.',
  );
});

test('what the prices leave out is listed by job, for the jobs that have a price', () => {
  const { lines } = estimateOf({
    ...startValues,
    roof: 'on',
    squares: '18',
    roofFrom: 'typed',
    siding: 'on',
    gutters: 'on',
    eaves: '120',
    gutterFrom: 'typed',
    guards: 'on',
    repairs: 'on',
    pipeBoot: 'on',
  });
  expect(leftOut(lines)).toBe(
    'tear-off, bad decking, chimney work, the permit and any extra for a steep or high roof (roof); downspouts, drains and new fascia boards (gutters)',
  );
  expect(leftOut(estimateOf({ ...startValues, repairs: 'on', pipeBoot: 'on' }).lines)).toBeUndefined();
});

test('work without a printed price is in the list and not in the total', () => {
  const { lines, total } = estimateOf({ ...startValues, doors: 'on', doorCount: '3' });
  expect(lines).toHaveLength(1);
  expect(total).toBeUndefined();
});

const anyValues = fc.record(
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'switch') return [name, fc.constantFrom('', 'on')];
      if (field.kind === 'choice') return [name, fc.constantFrom<string>(...field.choices)];
      const { least, most } = field.limits;
      const size = fc.integer({ min: Math.ceil(least), max: most }).map(String);
      return [name, fc.oneof({ arbitrary: size, weight: 5 }, fc.constantFrom('', 'x', '-1', '1e9', '99999999'))];
    }),
  ) as Record<FieldName, fc.Arbitrary<string>>,
);

test('no range, of a line or of the total, is inverted or a single figure', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const { lines, total } = estimateOf(values);
      const spans = lines.flatMap((line) => (line.kind === 'priced' ? [line.price] : []));
      for (const span of total ? [...spans, total] : spans) {
        const { low, high } = roundSpan(span);
        expect(Number.isFinite(high)).toBe(true);
        expect(low).toBeLessThan(high);
      }
    }),
  );
});

const trades = ['roof', 'siding', 'windows', 'doors', 'gutters', 'repairs'] as const;

test('adding a job never lowers either end of the total', () => {
  fc.assert(
    fc.property(anyValues, fc.constantFrom(...trades), (values, trade) => {
      const none = { low: 0, high: 0 };
      const before = roundSpan(estimateOf({ ...values, [trade]: '' }).total ?? none);
      const after = roundSpan(estimateOf({ ...values, [trade]: 'on' }).total ?? none);
      expect(after.low).toBeGreaterThanOrEqual(before.low);
      expect(after.high).toBeGreaterThanOrEqual(before.high);
    }),
  );
});
