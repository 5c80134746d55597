import { LogoMark } from '@/components/ui/logo-mark';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { company, licenseLine } from '@/content/company';
import { footer } from '@/content/navigation';
import { NewsletterForm } from './newsletter-form';

const linkClassName = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4';

/** The footer, drawn as the foundation of the house: a fieldstone band, then the links, the license and the newsletter. */
export function SiteFooter() {
  return (
    <footer className="relative print:hidden">
      <div aria-hidden="true" className="stone-wall" />
      <div className="on-dark bg-slate pt-16 pb-28 text-cream md:pb-10">
        <div className="wrap">
          <div className="grid gap-9 sm:grid-cols-2 xl:grid-cols-[3.4fr_1.6fr_3.6fr_4fr] xl:gap-12">
            <div>
              <SiteLink
                href="/"
                className="flex min-h-11 items-center gap-3 font-serif text-brand leading-none font-bold"
              >
                <LogoMark className="size-9.5 flex-none text-copper-light" />
                <span>
                  {company.name}
                  <small className="mt-1.5 block font-sans text-small leading-none font-medium text-cream-2">
                    {company.tagline}
                  </small>
                  <span className="sr-only">, home</span>
                </span>
              </SiteLink>
              <p className="mt-4 max-w-[24em]">{footer.line}</p>
              <ul className="mt-3 flex flex-wrap gap-x-6">
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
              <h2 id="footer-pages" className="mb-3 text-large">
                Pages
              </h2>
              <ul>
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
              <h2 className="mb-3 text-large">Reach us</h2>
              <ul>
                <li>
                  <a href={company.phone.href} className={`${linkClassName} font-bold`}>
                    {company.phone.display}
                  </a>
                </li>
                <li>
                  <a href={company.email.href} className={`${linkClassName} wrap-anywhere`}>
                    {company.email.address}
                  </a>
                </li>
                <li className="pt-2">{company.address.line}</li>
                <li>
                  <RichText>{company.hours.weekdays}</RichText>
                </li>
                <li>
                  {company.hours.sunday}; emergencies {company.emergency.availability}
                </li>
              </ul>
            </div>
            <NewsletterForm />
          </div>
          <div className="mt-11 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-cream/30 pt-5 text-small">
            <p title="Registered with the state as a home improvement contractor (HIC registration)">{licenseLine}</p>
            <p>Insured to {company.insurance}.</p>
            <ul className="flex flex-wrap gap-x-6 md:ml-auto">
              {footer.legal.map(({ name, href }) => (
                <li key={href}>
                  <SiteLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <p className="mt-2 text-small text-cream-2">
            © {new Date().getFullYear()} {company.name}. {company.sampleContent ? footer.sampleNote : null}
          </p>
        </div>
      </div>
    </footer>
  );
}
