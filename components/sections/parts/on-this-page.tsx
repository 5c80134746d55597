import type { Section } from '@/content/types';
import { ContentsList } from './contents-list';
import { sectionAnchor } from './heading-id';

/** A shorter page is read faster than its list of contents. */
export const minSections = 5;

/** The list is after the `details`, not inside, so that a wide screen shows it open. */
export function OnThisPage({ sections }: { readonly sections: readonly Pick<Section, 'id' | 'heading'>[] }) {
  if (sections.length < minSections) return null;
  return (
    <nav aria-label="On this page" className="contents-nav">
      <details className="3xl:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
          On this page
          <span aria-hidden="true" className="contents-mark h-2 w-6 flex-none bg-copper clip-down" />
        </summary>
      </details>
      <p
        aria-hidden="true"
        className="hidden border border-b-0 border-rule bg-chalk px-3 pt-2 pb-0.5 text-small font-bold 3xl:block"
      >
        On this page
      </p>
      <ContentsList
        entries={sections.map((section) => ({ anchor: sectionAnchor(section), heading: section.heading }))}
      />
    </nav>
  );
}
