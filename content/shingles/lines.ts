import type { Span } from '@/lib/ruler/scale';
import { offers } from '@/content/offered';
import type { ShinglePath } from '@/content/paths';
import { shingleNames, type ShingleLineKey } from './names';

/** A shingle from one maker: what other pages say about it. Its own page is in this folder too (pages.ts). */
interface ShingleLine {
  readonly shortName: string;
  /** `key` starts the keys of the colors. */
  readonly maker: { readonly key: string; readonly name: string };
  /** The highest wind that the maker covers, in miles an hour. */
  readonly wind: number;
  /** How long it usually lasts in Connecticut. */
  readonly life: Span;
  /** In a few words, beside its price. */
  readonly sample: string;
  readonly suits: string;
  readonly points: readonly string[];
  /** What the `studio-…` pictures show, before the name of the color. */
  readonly shows: string;
  /** The color in small pictures of this shingle. */
  readonly closeUp: string;
  /** In the maker's order. */
  readonly colors: readonly [ShingleColor, ...ShingleColor[]];
}

interface ShingleColor {
  /** Also the end of its pictures' names: `studio-…` and `swatch-…`. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
}

const records = {
  hdz: {
    shortName: 'HDZ',
    maker: { key: 'gaf', name: 'GAF' },
    wind: 130,
    life: { low: 25, high: 30 },
    sample: 'Likely the one on your street.',
    suits: 'Most homes inland.',
    points: [
      'A deep shadow line and a wide strip for the nails',
      'Class A fire rating',
      'Impact Class 3',
      '25-year algae protection',
      'Non-prorated coverage in the first 10 years',
      'Limited lifetime warranty',
      'Low maintenance',
    ],
    shows: 'A white clapboard Cape with green shutters and a roof in',
    closeUp: 'gaf-weathered-wood',
    colors: [
      {
        key: 'gaf-charcoal',
        name: 'Charcoal',
        description: 'Near-black with a gray fleck; looks sharp with white trim.',
      },
      {
        key: 'gaf-pewter-gray',
        name: 'Pewter Gray',
        description: 'Even, medium gray that goes with blue, gray and stone.',
      },
      { key: 'gaf-slate', name: 'Slate', description: 'Cool gray with a blue cast; good with navy doors and brick.' },
      {
        key: 'gaf-williamsburg-slate',
        name: 'Williamsburg Slate',
        description: 'Darker blue-gray for colonials; close to the look of slate.',
      },
      {
        key: 'gaf-weathered-wood',
        name: 'Weathered Wood',
        description: 'Brown, gray and tan mixed; the most forgiving under trees.',
      },
      { key: 'gaf-barkwood', name: 'Barkwood', description: 'Rich brown with dark shading; warms stone and cedar.' },
      { key: 'gaf-shakewood', name: 'Shakewood', description: 'Mixed browns like aged cedar shakes.' },
      { key: 'gaf-mission-brown', name: 'Mission Brown', description: 'Deep brown; a good contrast on a light house.' },
      { key: 'gaf-hickory', name: 'Hickory', description: 'Reddish brown with gray in it; a classic against brick.' },
    ],
  },
  titan: {
    shortName: 'Titan XT',
    maker: { key: 'tamko', name: 'TAMKO' },
    wind: 160,
    life: { low: 25, high: 30 },
    sample: 'Made for wind, up to 160 mph.',
    suits: 'Hilltops and the shoreline.',
    points: [
      'Our pick for hilltops, open fields and the shoreline',
      'Class A fire rating',
      'Impact Class 4',
      '15-year algae protection',
      'Large nailing area',
      'Limited lifetime warranty',
      'Low maintenance',
    ],
    shows: 'A white clapboard Cape with green shutters and a roof in',
    closeUp: 'tamko-rustic-black',
    colors: [
      {
        key: 'tamko-rustic-black',
        name: 'Rustic Black',
        description: 'Deep black with charcoal shadow; strong against white trim.',
      },
      { key: 'tamko-oxford-grey', name: 'Oxford Grey', description: 'Balanced medium gray for most siding colors.' },
      {
        key: 'tamko-thunderstorm-grey',
        name: 'Thunderstorm Grey',
        description: 'Stormy gray with light breaks; lightens dark brick.',
      },
      { key: 'tamko-shadow-grey', name: 'Shadow Grey', description: 'Soft medium gray, quiet on modern houses.' },
      {
        key: 'tamko-virginia-slate',
        name: 'Virginia Slate',
        description: 'Cool slate gray with depth, like quarried stone.',
      },
      {
        key: 'tamko-olde-english-pewter',
        name: 'Olde English Pewter',
        description: 'Warm pewter that sits between gray and tan.',
      },
      {
        key: 'tamko-weathered-wood',
        name: 'Weathered Wood',
        description: 'Brown and gray mixed; good on a lot with trees.',
      },
      {
        key: 'tamko-rustic-hickory',
        name: 'Rustic Hickory',
        description: 'Warm brown with dark shading, close to old cedar.',
      },
      {
        key: 'tamko-black-walnut',
        name: 'Black Walnut',
        description: 'Brown that’s nearly black; formal next to stone.',
      },
    ],
  },
} as const satisfies Readonly<Record<ShingleLineKey, ShingleLine>>;

/** Unique across all makers. */
export type ShingleColorKey = (typeof records)[ShingleLineKey]['colors'][number]['key'];

export const shingleLines = shingleNames.map((line) => ({ ...line, ...records[line.key] }));

/** What a shingle's page may compare it with. Found by its data, so that any of them can be deleted. */
export const linesBeside = (path: ShinglePath) =>
  shingleLines.filter((line) => line.path !== path && offers(line.path));

export function shingleLine<Key extends ShingleLineKey>(key: Key) {
  const [named] = shingleNames.filter((line): line is Extract<typeof line, { readonly key: Key }> => line.key === key);
  return { ...named, ...records[key] } as NonNullable<typeof named> & (typeof records)[Key];
}
