import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { Section } from '@/components/ui/section';
import { company } from '@/content/company';
import { why } from '@/content/home';

/** Four reasons, each led by a figure, next to the license in the style of the state's own certificate. */
export function WhyChooseUs() {
  const { license } = company;
  return (
    <Section labelledBy="why-heading" tone="linen" space="medium">
      <Reveal className="grid gap-x-20 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="why-heading" className="text-h2">
            {why.heading}
          </h2>
          <p className="mt-3 max-w-measure text-lead text-ink-2">
            <RichText>{why.intro}</RichText>
          </p>
          <SiteLink
            href={license.lookup}
            newTab
            className="on-dark mt-5 block bg-shutter p-2.5 leading-snug text-cream shadow-[0_2px_0_#0d1c17] md:mt-6 md:max-w-82.5 md:text-center"
          >
            <span className="flex flex-wrap items-center justify-between gap-x-4 border-fine border-cream px-3.5 py-2 md:block md:py-3.5">
              <span>
                <span className="block font-serif text-large leading-tight font-bold">
                  State of {company.address.stateName}
                </span>
                <span className="block text-small">Home Improvement Contractor</span>
              </span>
              <span className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-3">
                <span className="block font-serif text-title-large leading-display font-extrabold tracking-plate md:mt-1.5 md:mb-1 md:text-display">
                  {license.number}
                </span>
                <span className="block text-small">
                  <RichText>{`Expires ${license.expires}`}</RichText>
                </span>
              </span>
            </span>
          </SiteLink>
          <p className="mt-2.5 text-small text-ink-2 md:max-w-82.5">{why.renewal}</p>
        </div>
        <ul className="grid border-t-2 border-ink sm:grid-cols-2">
          {why.reasons.map(({ figure, title, text }) => (
            <li
              key={title}
              className="border-b border-rule-strong py-3.5 sm:py-4.5 sm:odd:pr-7 sm:even:border-l sm:even:pl-7"
            >
              <div className="flex flex-wrap items-baseline gap-x-3 sm:block">
                <p className="font-serif text-h3 leading-display font-bold tracking-heading text-shutter sm:text-figure">
                  {figure}
                </p>
                <h3 className="text-h4 sm:mt-1 sm:text-h3">
                  <RichText>{title}</RichText>
                </h3>
              </div>
              <p className="mt-1 max-sm:text-base sm:mt-2">
                <RichText>{text}</RichText>
              </p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
