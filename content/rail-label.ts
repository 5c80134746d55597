import type { Section } from './section-kinds';

const sameEverywhere: Readonly<Partial<Record<Section['kind'], string>>> = {
  'job-in-writing': 'The job in writing',
  faq: 'Questions',
};

/** A section's name in the rail, which leaves out sections without one. */
export const railLabelOf = ({ kind, railLabel }: Section): string | undefined => railLabel ?? sameEverywhere[kind];
