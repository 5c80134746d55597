import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { home, mainLinks } from '@/content/navigation';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { ServicesMenu } from './services-menu';
import { SiteLogo } from './site-logo';

/** The slate strip with the leak line, and the bar with its copper gutter. Fixed; the strip rolls up as the page scrolls. */
export function SiteHeader() {
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 print:hidden">
      <div className="on-dark bg-slate text-small text-cream">
        <div className="wrap flex min-h-11 items-center justify-center gap-6.5 md:min-h-10 md:justify-between">
          <p>
            <strong>Leak right now?</strong>{' '}
            <span className="max-md:sr-only">Call </span>
            <a href={company.phone.href} className="inline-block py-2.5 font-bold text-white underline underline-offset-3 md:py-1.5">
              {company.phone.display}
            </a>
            <span className="max-md:sr-only">, day or night</span>
          </p>
          <p className="max-md:hidden">CT home improvement contractor {company.license.number}</p>
        </div>
      </div>
      <div className="relative border-b-4 border-copper bg-chalk/92 shadow-[0_1px_0_#6f3a14] backdrop-blur-md">
        <div className="wrap flex h-[66px] items-center gap-2.5 md:h-[76px] md:gap-8.5">
          <SiteLink
            href={home.href}
            className="flex min-h-11 items-center gap-3 font-serif text-h4 leading-none font-bold tracking-heading whitespace-nowrap max-xs:text-body md:text-brand"
          >
            <SiteLogo />
            <span>
              {company.name}
              <small className="mt-1.5 hidden font-sans text-small leading-none font-medium tracking-normal text-ink-2 xl:block">
                {company.tagline}
              </small>
              <span className="sr-only">, home</span>
            </span>
          </SiteLink>
          <nav aria-label="Main" className="ml-auto hidden h-full md:block">
            <ul className="flex h-full">
              <li className="flex">
                <NavLink {...home} />
              </li>
              <ServicesMenu />
              {mainLinks.map((item) => (
                <li key={item.href} className="flex">
                  <NavLink {...item} />
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink variant="shutter" size="small" href={company.phone.href} className="max-lg:hidden">
            <Phone aria-hidden="true" className="size-5" /> {company.phone.display}
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
