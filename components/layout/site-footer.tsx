import clsx from 'clsx';
import { Boundary } from '@/components/ui/boundary';
import { EmailAddress } from '@/components/ui/email-address';
import { LogoMark } from '@/components/ui/logo-mark';
import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { licenseLine } from '@/content/license-line';
import { footer } from '@/content/navigation';
import { newsletter } from '@/content/newsletter';
import { offers } from '@/content/offered';
import { hasSamplePictures } from '@/content/picture-sources';
import { registration } from '@/content/promises';
import { NewsletterForm } from './newsletter-form';

const linkClassName = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4';

const otherHours = [
  company.hours.closed,
  offers('/services/roofing/emergency')
    ? `emergencies ${company.emergency.availability.replaceAll(/ (?=[AP]M)/g, '\u00a0')}`
    : '',
].filter((hours) => hours !== '');

/** Stock pictures may stay after everything else is the company's own, so visitors are told. */
const sampleNote = company.sampleContent ? footer.sampleNote : hasSamplePictures ? footer.pictureNote : '';

export function SiteFooter() {
  return (
    <footer className="relative z-2 print:hidden">
      {/* A lazy picture, because a background would be fetched with the first screen. */}
      <img
        src="/art/stone-wall.svg"
        alt=""
        width={7200}
        height={64}
        loading="lazy"
        className="relative -mt-1 -mb-px h-11 w-full bg-slate object-none sm:h-16"
      />
      <div className="on-dark bg-slate pt-2 pb-2 text-cream md:pt-12 md:pb-8">
        <div className="wrap">
          <div
            className={clsx(
              'grid gap-x-9 gap-y-1.5 sm:grid-cols-2 sm:gap-y-8',
              newsletter.isShown ? '2xl:grid-cols-4' : '2xl:grid-cols-3',
            )}
          >
            <div>
              <SiteLink
                href="/"
                className="flex min-h-11 items-center gap-3 font-serif text-brand leading-none font-bold"
              >
                <LogoMark className="size-9.5 flex-none text-copper-light" />
                <span>
                  <span translate="no">{company.name}</span>
                  <small className="mt-1.5 block font-sans text-small leading-none font-medium text-cream-2">
                    {company.tagline}
                  </small>
                  <span className="sr-only">, home</span>
                </span>
              </SiteLink>
              <p className="mt-4 max-w-[30em] max-sm:hidden">{footer.description}</p>
              <ul className="needs-network flex flex-wrap gap-x-4 md:mt-2">
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
                <li className="flex flex-wrap items-baseline justify-between gap-x-6 sm:block">
                  <h2 className="text-large leading-tight md:mb-2">Reach us</h2>
                  <a href={company.phone.href} className={`${linkClassName} font-bold`}>
                    {company.phone.display}
                  </a>
                </li>
                <li>
                  <a href={company.email.href} className={`${linkClassName} wrap-anywhere`}>
                    <EmailAddress address={company.email.address} />
                  </a>
                </li>
                <li translate="no">{company.address.line}</li>
                <Text as="li" text={company.hours.open} />
                {otherHours.length > 0 ? <li>{otherHours.join('; ')}</li> : null}
              </ul>
            </div>
            {newsletter.isShown ? (
              <Boundary>
                <NewsletterForm />
              </Boundary>
            ) : null}
          </div>
          <div className="mt-2 items-center gap-x-7 border-t border-cream-line pt-1 text-small sm:mt-7 md:flex md:flex-wrap md:pt-3">
            <ul className="flex flex-wrap gap-x-6 md:order-2 md:ml-auto">
              {footer.legal.map(({ name, href }) => (
                <li key={href}>
                  <SiteLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <Text
              className="max-md:inline md:w-full"
              text={`${licenseLine} · Insured for ${company.insurance}. ${registration.sentence} ${registration.renewal}`}
            />{' '}
            <p className="text-cream-2 max-md:inline md:order-1">
              {/* One string, because React would write a comment between two. */}
              {`©\u00a0${new Date().getFullYear()} ${company.name}. ${sampleNote}`}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
