import { offered } from '@/content/offered';
import { shinglePaths, type ShinglePath } from '@/content/paths';
import { gafHdzPage } from './gaf-hdz';
import { tamkoTitanXtPage } from './tamko-titan-xt';
import type { ShinglePage } from './types';

export const shinglePages: { readonly [Path in ShinglePath]: ShinglePage<Path> } = {
  '/gaf-hdz': gafHdzPage,
  '/tamko-titan-xt': tamkoTitanXtPage,
};

export const offeredShinglePages: readonly ShinglePage[] = offered(shinglePaths).map((path) => shinglePages[path]);

/** The shingle that a page compares its own with: the next one. */
export function comparedWith(page: ShinglePage): ShinglePage | undefined {
  const others = offeredShinglePages.filter(({ path }) => path !== page.path);
  return others[offeredShinglePages.indexOf(page)] ?? others[0];
}
