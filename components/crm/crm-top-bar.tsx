import { LogOut, PanelLeft, X } from 'lucide-react';
import { memo, useEffect } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { CrmSection, CrmSectionKey } from '@/content/crm/sections';
import { from } from '@/lib/breakpoints';
import { signOut } from '@/lib/browser/session';
import { CrmMenu } from './crm-menu';
import { useMediaQuery } from './use-media-query';

interface CrmTopBarProps {
  readonly section: CrmSection;
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: (isOpen: boolean) => void;
  readonly onChoose: (key: CrmSectionKey) => void;
}

const iconButton = 'grid size-[50px] flex-none place-items-center -outline-offset-3 hover:bg-slate-2';

export const CrmTopBar = memo(function CrmTopBar({ section, isMenuOpen, onToggleMenu, onChoose }: CrmTopBarProps) {
  const hasSidebar = useMediaQuery(from('lg'));

  // Rotating a tablet can show the sidebar, which has the same menu.
  useEffect(() => {
    if (hasSidebar) onToggleMenu(false);
  }, [hasSidebar, onToggleMenu]);

  return (
    <div className="on-dark z-20 border-b-4 border-copper bg-slate text-white lg:hidden print:hidden tall:sticky tall:top-(--header-scrolled)">
      <div className="flex h-12.5 items-center gap-2 px-1.5">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => onToggleMenu(true)}
          aria-label="Office menu"
          className={iconButton}
        >
          <PanelLeft aria-hidden="true" className="size-6" />
        </button>
        <p className="min-w-0 font-serif text-large leading-tight font-bold">{section.name}</p>
        <button type="button" aria-label="Sign Out" onClick={signOut} className={`${iconButton} ml-auto`}>
          <LogOut aria-hidden="true" className="size-6" />
        </button>
      </div>
      <Dialog
        open={isMenuOpen}
        onClose={() => onToggleMenu(false)}
        aria-label="Office menu"
        variant="slide-over"
        className="crm-slide-over bg-slate text-cream backdrop:bg-veil"
      >
        <div className="relative flex min-h-full flex-col">
          <CrmMenu current={section.key} onChoose={onChoose} />
          <button
            type="button"
            aria-label="Close office menu"
            onClick={() => onToggleMenu(false)}
            className="absolute top-2 right-1.5 grid size-12 place-items-center text-white -outline-offset-3 hover:bg-slate-2"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
      </Dialog>
    </div>
  );
});
