import type { Section } from '@/content/section-kinds';
import { ContentsList } from './contents-list';
import { sectionAnchor } from './heading-id';

/** The list is after the `details`, not inside, so that a wide screen shows it without a script. */
export function OnThisPage({ sections }: { readonly sections: readonly Pick<Section, 'id' | 'heading'>[] }) {
  return (
    <nav aria-label="On this page" className="contents-nav contents-ruler">
      <details className="3xl:hidden">
        <summary className="contents-line">On this page</summary>
      </details>
      <ContentsList
        entries={sections.map((section) => ({ anchor: sectionAnchor(section), heading: section.heading }))}
      />
    </nav>
  );
}
