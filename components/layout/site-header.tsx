import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { home } from '@/content/navigation';
import { answersAtAnyHour, registration } from '@/content/promises';
import { MainMenu } from './main-menu';
import { SiteLogo } from './site-logo';

/** The bar is compact where its words don't fit, in a narrow window or with large text. */
export function SiteHeader() {
  return (
    <header className="site-header @container fixed inset-x-0 top-0 z-40 print:hidden">
      <div className="on-dark bg-slate text-small text-cream">
        <div className="wrap h-(--strip) gap-6.5 @bar:justify-between flex items-center justify-center whitespace-nowrap">
          <p>
            <strong className="@max-strip:sr-only">Leak right now?</strong>{' '}
            <span className="@max-bar:sr-only">Call </span>
            <a
              href={company.phone.href}
              className="h-(--strip) underline-offset-3 inline-flex items-center font-bold text-white underline"
            >
              {company.phone.display}
            </a>
            {answersAtAnyHour ? <span className="@max-bar:sr-only">, day or night</span> : null}
          </p>
          <p className="@max-bar:hidden">{registration.short}</p>
        </div>
      </div>
      <div className="site-bar border-copper relative border-b-4">
        <div className="wrap h-(--bar) @bar:gap-8.5 flex items-center gap-2.5">
          <SiteLink
            href={home.href}
            className="text-h4 tracking-heading @max-xs:text-brand-small @xs:whitespace-nowrap @bar:text-brand flex min-h-11 items-center gap-3 font-serif font-bold leading-none"
          >
            <SiteLogo />
            <span>
              {company.name}
              <small className="site-tagline text-small @bar-tagline:block mt-1.5 hidden font-sans font-medium leading-none tracking-normal">
                {company.tagline}
              </small>
              <span className="sr-only">, home</span>
            </span>
          </SiteLink>
          <MainMenu />
          <ButtonLink
            variant="shutter"
            size="small"
            href={company.phone.href}
            className="site-bar-call @max-bar-number:px-2.5 @max-bar:hidden"
          >
            <Phone aria-hidden="true" className="size-5" />
            <span className="@max-bar-number:sr-only">{company.phone.display}</span>
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
