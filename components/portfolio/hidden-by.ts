import type { ProjectCategory } from '@/content/portfolio';

/** Hides a project while the filter shows another category. Spelled out, because Tailwind reads class names as text. */
export const hiddenBy: Readonly<Record<ProjectCategory, string>> = {
  roofing: 'group-has-[:checked:not([value=all],[value=roofing])]/portfolio:hidden',
  siding: 'group-has-[:checked:not([value=all],[value=siding])]/portfolio:hidden',
  windows: 'group-has-[:checked:not([value=all],[value=windows])]/portfolio:hidden',
};
