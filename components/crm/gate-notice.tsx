import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';

/** Has the CRM's background and an empty sidebar, so that the layout doesn't shift when the CRM opens. */
export function GateNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-staff
      className="crm-office grid min-h-[calc(100dvh-var(--header))] bg-office lg:grid-cols-[264px_minmax(0,1fr)]"
    >
      <div aria-hidden="true" className="h-14 border-b-4 border-copper bg-slate lg:h-auto lg:border-b-0" />
      <div className="px-office py-8">
        <h1 className="text-display leading-tight">CRM Dashboard</h1>
        <p role="status" className="mt-3 text-ink-2">
          {children}
        </p>
        <noscript>
          <p className="mt-3">Turn on JavaScript to use the CRM.</p>
        </noscript>
        <p className="mt-3">
          <SiteLink
            href="/login"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-copper decoration-2 underline-offset-4"
          >
            Staff sign in
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
