import { prices } from '@/content/prices';
import type { MaterialLife, SectionOf } from '@/content/section-kinds';
import type { SidingMaterial } from './schedule';

export const sidingLifespans = {
  vinyl: {
    name: 'Vinyl',
    years: { low: 20, high: 40 },
    price: prices.siding.vinyl,
    care: { text: 'Wash once a year', every: { low: 1, high: 1 }, mark: 'wash' },
  },
  insulated: {
    name: 'Insulated vinyl',
    years: { low: 25, high: 40 },
    price: prices.siding.insulated,
    care: { text: 'Wash once a year', every: { low: 1, high: 1 }, mark: 'wash' },
  },
  engineeredWood: {
    name: 'Engineered wood',
    years: { low: 30, high: 40 },
    price: prices.siding.engineeredWood,
    care: { text: 'Repaint in 12–15 years', every: { low: 12, high: 15 }, mark: 'coat' },
  },
  fiberCement: {
    name: 'Fiber cement',
    years: { low: 40, high: 50 },
    price: prices.siding.fiberCement,
    care: { text: 'Repaint in 15 years or more', every: { low: 15, high: 15 }, mark: 'coat' },
  },
  wood: {
    name: 'Wood (cedar or pine)',
    years: { low: 30, high: 60 },
    price: prices.siding.wood,
    care: {
      text: 'Stain or paint every 4–7 years; white cedar can weather bare',
      every: { low: 4, high: 7 },
      mark: 'coat',
    },
  },
} as const satisfies Readonly<Record<SidingMaterial, MaterialLife>>;

export function sidingCompared(
  highlighted: SidingMaterial | undefined,
  materials: readonly SidingMaterial[],
  fields: Pick<SectionOf<'lifespans'>, 'heading' | 'railLabel' | 'fit'>,
): SectionOf<'lifespans'> {
  return {
    ...fields,
    kind: 'lifespans',
    intro: 'Solid: the years to plan on. Striped: with luck and care. Red: time to repaint.',
    // The same on all siding pages, so that bars are comparable across pages.
    rulers: { years: { low: 0, high: 60 }, dollars: { low: 0, high: 15 } },
    columns: { material: 'Material', years: 'Years on the wall', price: 'Price', care: 'Care' },
    materials: materials.map((material) => sidingLifespans[material]),
    highlighted: highlighted && sidingLifespans[highlighted].name,
  };
}
