import { LogoMark } from '@/components/ui/logo-mark';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { company, licenseLine } from '@/content/company';
import { footer } from '@/content/navigation';
import { isOff } from '@/content/offered';
import { registration } from '@/content/promises';
import { NewsletterForm } from './newsletter-form';

const linkClassName = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4';

const otherHours = [
  company.hours.closed,
  isOff('/services/roofing/emergency') ? '' : `emergencies ${company.emergency.availability}`,
].filter((hours) => hours !== '');

export function SiteFooter() {
  return (
    <footer className="z-2 relative print:hidden">
      {/* A lazy picture, because a background would be fetched with the first screen. */}
      <img
        src="/art/stone-wall.svg"
        alt=""
        width={7200}
        height={64}
        loading="lazy"
        className="bg-slate relative -mb-px -mt-1 h-16 w-full object-none"
      />
      <div className="on-dark bg-slate text-cream pb-2 pt-4 md:pb-8 md:pt-12">
        <div className="wrap">
          <div className="grid gap-x-9 gap-y-1.5 sm:grid-cols-2 sm:gap-y-8 2xl:grid-cols-4">
            <div>
              <SiteLink
                href="/"
                className="text-brand flex min-h-11 items-center gap-3 font-serif font-bold leading-none"
              >
                <LogoMark className="size-9.5 text-copper-light flex-none" />
                <span>
                  {company.name}
                  <small className="text-small text-cream-2 mt-1.5 block font-sans font-medium leading-none">
                    {company.tagline}
                  </small>
                  <span className="sr-only">, home</span>
                </span>
              </SiteLink>
              <p className="max-sm:text-small mt-2 max-w-[30em] sm:mt-4">{footer.line}</p>
              <ul className="flex flex-wrap gap-x-4 md:mt-2">
                {company.social.map(({ network, href }) => (
                  <li key={network}>
                    <SiteLink href={href} newTab className={`${linkClassName} underline underline-offset-4`}>
                      {network}
                      <span className="sr-only"> (opens in a new tab)</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
            <nav aria-labelledby="footer-pages">
              <h2 id="footer-pages" className="text-large leading-tight md:mb-2">
                Pages
              </h2>
              <ul className="site-pages max-sm:text-small/snug">
                {footer.pages.map(({ name, href }) => (
                  <li key={href}>
                    <SiteLink href={href} className={linkClassName}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <ul className="max-md:text-base/snug">
                <li className="flex flex-wrap items-baseline justify-between gap-x-6 md:block">
                  <h2 className="text-large leading-tight md:mb-2">Reach us</h2>
                  <a href={company.phone.href} className={`${linkClassName} font-bold`}>
                    {company.phone.display}
                  </a>
                </li>
                <li>
                  <a href={company.email.href} className={`${linkClassName} wrap-anywhere`}>
                    {company.email.address}
                  </a>
                </li>
                <li>{company.address.line}</li>
                <li>
                  <RichText>{company.hours.open}</RichText>
                </li>
                {otherHours.length > 0 ? <li>{otherHours.join('; ')}</li> : null}
              </ul>
            </div>
            <NewsletterForm />
          </div>
          <div className="border-cream-line text-small mt-1 items-center gap-x-7 border-t pt-1 sm:mt-7 md:flex md:flex-wrap md:pt-3">
            <ul className="flex flex-wrap gap-x-6 md:order-1 md:ml-auto">
              {footer.legal.map(({ name, href }) => (
                <li key={href}>
                  <SiteLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <p className="max-md:inline">
              <RichText>{`${licenseLine} · Insured to ${company.insurance}. ${registration.sentence} ${registration.renewal}`}</RichText>
            </p>{' '}
            <p className="text-cream-2 max-md:inline md:order-2 md:w-full">
              {/* One string: React writes a comment between two, into every page. */}
              {`©\u00a0${new Date().getFullYear()} ${company.name}. ${company.sampleContent ? footer.sampleNote : ''}`}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
