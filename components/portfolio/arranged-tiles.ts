import { projectCategories, type Project } from '@/content/portfolio';

interface Tiles {
  /** Two beside the lead project, or none. */
  readonly beside: readonly Project[];
  readonly rest: readonly Project[];
  /** How many of the rest are in a row, so that the last row isn't left with one. */
  readonly abreast: 2 | 3 | 5;
}

/** Beside the lead: the first project of each other kind, then whatever comes next. */
export function arrangedTiles(leads: readonly Project[], others: readonly Project[]): Tiles {
  const otherKinds = projectCategories
    .filter((category) => leads.every((lead) => lead.category !== category))
    .flatMap((category) => others.filter((project) => project.category === category).slice(0, 1));
  const next = others.filter((project) => !otherKinds.includes(project));
  const beside = [...otherKinds, ...next].slice(0, 2);
  const rest = others.filter((project) => !beside.includes(project));
  // One would be alone below the two.
  if (rest.length === 1) return { beside: [], rest: others, abreast: 3 };
  return { beside, rest, abreast: rest.length % 3 === 0 ? 3 : rest.length < 5 ? 2 : 5 };
}
