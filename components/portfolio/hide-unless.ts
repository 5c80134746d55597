import type { ProjectCategory } from '@/content/portfolio';

/** Hides a project while the filter is set to another category. Spelled out, because Tailwind scans the source text. */
export const hideUnless: Readonly<Record<ProjectCategory, string>> = {
  roofing: 'group-has-[:checked:not([value=all],[value=roofing])]/portfolio:hidden',
  siding: 'group-has-[:checked:not([value=all],[value=siding])]/portfolio:hidden',
  windows: 'group-has-[:checked:not([value=all],[value=windows])]/portfolio:hidden',
};
