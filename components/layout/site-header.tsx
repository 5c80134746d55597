import { PhoneIcon, phoneOutline } from '@/components/ui/phone-icon';
import { ButtonLink } from '@/components/ui/button';
import { LogoMark } from '@/components/ui/logo-mark';
import { SiteLink } from '@/components/ui/site-link';
import { answersAtAnyHour, company } from '@/content/company';
import { home } from '@/content/navigation';
import { MainMenu } from './main-menu';
import { ToolLinks } from './tool-links';

/** The bar is compact where its text doesn't fit: in a narrow window, or with large text. */
export function SiteHeader() {
  return (
    <header className="site-header @container fixed inset-x-0 top-0 z-40 print:hidden">
      <div className="site-strip on-dark bg-slate text-small text-cream">
        <div className="wrap flex h-(--strip) items-center justify-center gap-6.5 whitespace-nowrap @bar:justify-between">
          <p>
            <strong className="@max-strip:sr-only">Leak right now?</strong>{' '}
            <span className="@max-bar:sr-only">Call </span>
            <a
              href={company.phone.href}
              className="inline-flex h-(--strip) items-center font-bold text-white underline underline-offset-3"
            >
              {company.phone.display}
            </a>
            {answersAtAnyHour ? <span className="@max-bar:sr-only">, day or night</span> : null}
          </p>
          <nav aria-label="Tools" className="@max-bar:hidden">
            <ToolLinks className="strip-tools" isShort />
          </nav>
        </div>
      </div>
      <div className="site-bar relative border-b-4 border-copper">
        <div className="wrap flex h-(--bar) items-center gap-2.5 @bar:gap-8.5">
          <SiteLink
            href={home.href}
            className="flex min-h-11 items-center gap-3 font-serif text-h4 leading-none font-bold tracking-heading @max-xs:text-brand-small @bar:text-brand"
          >
            <LogoMark isOriginal className="site-logo size-8.5 flex-none md:size-9.5" />
            <span>
              <span translate="no">{company.name}</span>
              <small className="site-tagline mt-1.5 hidden font-sans text-small leading-none font-medium tracking-normal @bar-tagline:block">
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
            className="site-bar-call whitespace-nowrap @max-bar-number:px-2.5 @max-bar:hidden"
          >
            <PhoneIcon>
              {/* Lucide's. */}
              <path
                id={phoneOutline}
                d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"
              />
            </PhoneIcon>
            <span className="@max-bar-number:sr-only">{company.phone.display}</span>
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
