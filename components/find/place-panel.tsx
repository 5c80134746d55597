import { callLink } from '@/content/company';
import { findCopy as copy } from '@/content/signs/page';
import { HouseMap } from './house-map';
import { PlaceNames } from './place-names';

/** Open without scripts; find-signs.ts closes it where it would cover the list. */
export function PlacePanel() {
  return (
    <nav aria-label={copy.panel} className="find-panel on-dark bg-slate text-cream print:hidden">
      <details open>
        <summary className="flex items-center gap-3 xl:hidden">
          <HouseMap alt="" hasLinks={false} />
          {/* find-signs.ts changes the text; because it's set as HTML, React then leaves it alone. */}
          <b dangerouslySetInnerHTML={{ __html: copy.panel }} />
        </summary>
        <div className="overflow-auto bg-slate">
          <HouseMap alt="" />
          <PlaceNames />
          <a
            href={callLink.href}
            className="mt-4 hidden min-h-14 items-center justify-center bg-door font-bold text-white xl:flex"
          >
            {callLink.label}
          </a>
        </div>
      </details>
    </nav>
  );
}
