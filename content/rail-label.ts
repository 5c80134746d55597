import type { Section } from './types';

/** A section's name in the rail, which leaves out sections without one. An FAQ has the same name on every page. */
export const railLabelOf = ({ kind, railLabel }: Section): string | undefined =>
  railLabel ?? (kind === 'faq' ? 'Questions' : undefined);
