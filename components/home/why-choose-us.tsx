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
    <Section labelledBy="why-heading" tone="linen">
      <Reveal className="grid gap-x-20 gap-y-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="why-heading" className="text-h2">
            {why.heading}
          </h2>
          <p className="mt-4.5 max-w-lead text-lead text-ink-2">
            <RichText>{why.intro}</RichText>
          </p>
          <SiteLink
            href={license.lookup}
            newTab
            className="on-dark mt-9 block max-w-82.5 bg-shutter px-6.5 pt-5.5 pb-6 text-center leading-snug text-cream shadow-[0_2px_0_#0d1c17]"
          >
            <span className="-m-3.5 block border-fine border-cream p-3.5">
              <span className="block font-serif text-large leading-tight font-bold">
                State of {company.address.stateName}
              </span>
              <span className="block text-small">Home Improvement Contractor</span>
              <span className="mt-1.5 mb-1 block font-serif text-display leading-display font-extrabold tracking-plate">
                {license.number}
              </span>
              <span className="block text-small">Expires {license.expires}</span>
            </span>
          </SiteLink>
        </div>
        <ul className="grid border-t-2 border-ink sm:grid-cols-2">
          {why.reasons.map(({ figure, title, text }) => (
            <li
              key={title}
              className="border-b border-rule-strong pt-6.5 pr-7 pb-8.5 sm:even:border-l sm:even:pr-0 sm:even:pl-7"
            >
              <p className="font-serif text-figure leading-display font-bold tracking-heading text-shutter">{figure}</p>
              <h3 className="mt-1.5 mb-2 text-h3">
                <RichText>{title}</RichText>
              </h3>
              <p>
                <RichText>{text}</RichText>
              </p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
