import { isOff, offered } from '@/content/offered';
import { ceilingSigns } from './ceiling';
import { edgeSigns } from './edges';
import { groundSigns } from './ground';
import { openingSigns } from './openings';
import { roofSigns } from './roof';
import { shotSets, type ShotSet } from './shot-sets';
import { places, type Place, type Sign, type SignRecord } from './types';
import { wallSigns } from './walls';

const byPlace = {
  ceiling: ceilingSigns,
  roof: roofSigns,
  edges: edgeSigns,
  walls: wallSigns,
  openings: openingSigns,
  ground: groundSigns,
} as const satisfies Readonly<Record<Place, readonly SignRecord[]>>;

/** The photos to ask for, by a sign's place. A sign with its own `shots` asks for those instead. */
const shotsOf: Readonly<Record<Place, ShotSet>> = {
  ceiling: shotSets.ceiling,
  roof: shotSets.slope,
  edges: shotSets.edge,
  walls: shotSets.wall,
  openings: shotSets.window,
  ground: shotSets.ground,
};

export type SignId = (typeof byPlace)[Place][number]['id'];

const records = places.flatMap(({ id: place }) =>
  byPlace[place].map((sign): Sign & { readonly id: SignId } => ({ shots: shotsOf[place], ...sign, place })),
);

export const signs: readonly (Sign & { readonly id: SignId })[] = offered(records).filter(
  ({ price }) => !isOff(price.page),
);

export const signPlaces = places.filter(({ id }) => signs.some(({ place }) => place === id));

export function signName(id: SignId): string {
  const sign = records.find((one) => one.id === id);
  if (!sign) throw new Error(`There is no sign ${id}.`);
  return sign.name;
}

/** The link of “Send us this”. The contact form reads the sign from the fragment. */
export const messageLink = (id: SignId) => `/contact#sign=${id}` as const;
