import { projectCategories, type Project } from '@/content/portfolio';

interface Tiles {
  /** Up to two beside the lead project. */
  readonly beside: readonly Project[];
  readonly rest: readonly Project[];
}

/** Beside the lead: the first project of each other kind, then whatever comes next. */
export function arrangedTiles(leads: readonly Project[], others: readonly Project[]): Tiles {
  const otherKinds = projectCategories
    .filter((category) => leads.every((lead) => lead.category !== category))
    .flatMap((category) => others.filter((project) => project.category === category).slice(0, 1));
  const next = others.filter((project) => !otherKinds.includes(project));
  const beside = [...otherKinds, ...next].slice(0, 2);
  return { beside, rest: others.filter((project) => !beside.includes(project)) };
}
