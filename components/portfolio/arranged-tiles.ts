import { projectCategories, type Project } from '@/content/portfolio';

interface Tiles {
  /** Up to two beside the lead project. */
  readonly beside: readonly Project[];
  readonly rest: readonly Project[];
}

/** Beside the lead: the first project of each other category, then the next projects. */
export function arrangedTiles(leads: readonly Project[], others: readonly Project[]): Tiles {
  const ofOtherCategories = projectCategories
    .filter((category) => leads.every((lead) => lead.category !== category))
    .flatMap((category) => others.filter((project) => project.category === category).slice(0, 1));
  const next = others.filter((project) => !ofOtherCategories.includes(project));
  const beside = [...ofOtherCategories, ...next].slice(0, 2);
  return { beside, rest: others.filter((project) => !beside.includes(project)) };
}
