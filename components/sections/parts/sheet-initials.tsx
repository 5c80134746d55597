import type { Initials } from '@/content/inspection-sheet';

const tail = 'M44 32l.6-.4M56 8c-2 9-4 17-5 25M74 6c-3 10-5 18-5 27 2 2 6 0 10-4M53 21c8-1 14-2 20-2';

/** Everyone's last initial is H, so all signatures have the same end. */
export const signatures = {
  'R. H.': `M10 33C13 22 15 12 17 6c6-4 15-2 14 4-1 6-9 9-15 9 6 2 10 8 15 13 3 2 6 0 8-2${tail}`,
  'P. H.': `M12 34C14 24 17 14 19 7c8-4 17-1 16 6-1 6-10 9-17 8${tail}`,
  'D. H.': `M16 7c-2 9-4 17-5 25M9 8C22 2 35 8 33 19c-2 9-12 14-24 13${tail}`,
} as const satisfies Record<Initials, string>;

export function SheetInitials({ initials }: { readonly initials: Initials }) {
  return (
    <svg viewBox="0 0 90 40" aria-hidden="true" className="sheet-initials">
      <path d={signatures[initials]} />
    </svg>
  );
}
