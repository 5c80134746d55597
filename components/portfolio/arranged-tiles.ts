import { projectCategories, type Project } from '@/content/portfolio';

/** Puts up to two projects beside the lead: the first of each other category, then any others. */
export function arrangedTiles(leads: readonly Project[], others: readonly Project[]) {
  const ofOtherCategories = projectCategories
    .filter((category) => leads.every((lead) => lead.category !== category))
    .flatMap((category) => others.filter((project) => project.category === category).slice(0, 1));
  const next = others.filter((project) => !ofOtherCategories.includes(project));
  const beside = [...ofOtherCategories, ...next].slice(0, 2);
  return { beside, rest: others.filter((project) => !beside.includes(project)) };
}
