import type { ServicePage } from '@/content/page';
import type { Section } from '@/content/section-kinds';

export function sectionOf<Kind extends Section['kind']>(page: ServicePage, kind: Kind, id?: string) {
  const found = page.sections.find(
    (part): part is Extract<Section, { kind: Kind }> => part.kind === kind && (id === undefined || part.id === id),
  );
  if (!found) throw new Error(`${page.path} has no ${kind} section${id ? ` at #${id}` : ''}`);
  return found;
}
