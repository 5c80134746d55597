import clsx from 'clsx';
import { memo } from 'react';
import {
  ArrowLeft,
  Calendar,
  FileText,
  Hammer,
  LayoutDashboard,
  LogOut,
  Settings,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { LogoMark } from '@/components/ui/logo-mark';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { crmSections, type CrmSectionKey } from '@/content/crm/sections';
import { initialOf, signedInName, signOut } from '@/lib/browser/session';

const icons: Record<CrmSectionKey, LucideIcon> = {
  dashboard: LayoutDashboard,
  leads: Users,
  calendar: Calendar,
  quotes: FileText,
  projects: Hammer,
  automation: Workflow,
  settings: Settings,
};

const entry = clsx(
  'flex min-h-12.5 w-full items-center gap-3.5 px-6 py-2 text-left font-medium -outline-offset-3 hover:bg-slate-2',
  'current:bg-office current:font-bold current:text-ink current:shadow-edge',
);

type CrmMenuProps = { readonly current: CrmSectionKey; readonly onChoose: (key: CrmSectionKey) => void };

export const CrmMenu = memo(function CrmMenu({ current, onChoose }: CrmMenuProps) {
  // Signing out closes the app (crm-gate.tsx), so the name can't change while the menu is shown.
  const name = signedInName();
  return (
    <div className="on-dark flex flex-1 flex-col bg-slate text-cream">
      <p className="flex items-center gap-3 px-6 pt-5.5 pb-5 font-serif text-h4 leading-none font-bold text-white">
        <LogoMark className="w-8 flex-none text-copper-light" />
        <span>{`${company.initials} office`}</span>
      </p>
      <div className="flex items-center gap-3 bg-slate-2 px-6 py-3.5 text-small leading-tight">
        <span
          aria-hidden="true"
          className="grid size-10.5 flex-none place-items-center bg-copper-light pt-2.5 font-serif text-large leading-none font-bold text-ink clip-house"
        >
          {initialOf(name ?? company.initials)}
        </span>
        <p className="min-w-0">
          <span>{name ? 'Welcome, ' : 'Welcome'}</span>
          {name ? (
            <b translate="no" className="block truncate text-body">
              {name}
            </b>
          ) : null}
        </p>
      </div>
      <nav aria-label="CRM" className="py-3">
        <ul>
          {crmSections.map(({ key, name: label }) => {
            const Icon = icons[key];
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-current={key === current ? 'page' : undefined}
                  onClick={() => onChoose(key)}
                  className={entry}
                >
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5 flex-none" />
                  <span>{label}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mt-auto border-t border-cream-line py-2">
        <SiteLink href="/" className={entry}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5.5 flex-none" />
          <span>Back to Website</span>
        </SiteLink>
        <button type="button" onClick={signOut} className={entry}>
          <LogOut aria-hidden="true" strokeWidth={1.75} className="size-5.5 flex-none" />
          <span>Sign Out</span>
        </button>
      </div>
    </div>
  );
});
