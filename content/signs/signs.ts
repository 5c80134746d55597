import { offered } from '@/content/offered';
import type { PagePath } from '@/content/paths';
import { ceilingSigns } from './ceiling';
import { edgeSigns } from './edges';
import { groundSigns } from './ground';
import { openingSigns } from './openings';
import { roofSigns } from './roof';
import { places, type Sign } from './types';
import { wallSigns } from './walls';

const records = [
  ...ceilingSigns,
  ...roofSigns,
  ...edgeSigns,
  ...wallSigns,
  ...openingSigns,
  ...groundSigns,
] as const satisfies readonly Sign[];

export type SignId = (typeof records)[number]['id'];

export const signs: readonly (Sign & { readonly id: SignId })[] =
  offered<readonly (Sign & { readonly id: SignId })[]>(records);

export const signPlaces = places.filter(({ id }) => signs.some(({ place }) => place === id));

export function signName(id: SignId): string {
  const sign = records.find((one) => one.id === id);
  if (!sign) throw new Error(`There is no sign ${id}.`);
  return sign.name;
}

/** For "Send us this". The contact form reads the sign from the fragment. */
export function messageLink(id: SignId): `${Extract<PagePath, '/contact'>}#sign=${SignId}` {
  return `/contact#sign=${id}`;
}
