import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { SnapRow } from '@/components/ui/snap-row';
import { company } from '@/content/company';
import { why } from '@/content/home';

export function WhyChooseUs() {
  const { license } = company;
  return (
    <Section labelledBy="why-heading" tone="linen" space="medium">
      <SnapRow
        label={why.heading}
        head={
          <div className="items-end justify-between gap-x-16 md:flex">
            <div className="md:mb-4">
              <h2 id="why-heading" className="text-notice max-sm:pr-[112px]">
                {why.heading}
              </h2>
              <Text
                className="mt-1 max-w-measure text-ink-2 max-sm:pr-[112px] max-sm:text-base/snug"
                text={why.intro}
              />
            </div>
            <div className="max-md:mt-3 md:mb-4 md:w-[min(26.25rem,44vw)] md:flex-none">
              <SiteLink
                href={license.lookup}
                newTab
                className="on-dark block border-b-2 border-shutter-deep bg-shutter p-1.5 leading-snug text-cream"
              >
                <span className="flex flex-wrap items-center justify-between gap-x-3 border-fine border-cream px-2.5 py-1.5 md:px-3.5">
                  <span className="flex-[1_1_6rem]">
                    <span className="block font-serif text-small/tight font-bold sm:text-large">
                      {`State of ${company.address.stateName}`}
                    </span>
                    <span className="block text-small">Home Improvement Contractor</span>
                  </span>
                  <span className="max-w-full wrap-anywhere">
                    <span
                      translate="no"
                      className="block font-serif text-h4 leading-display font-extrabold tracking-plate md:text-h3"
                    >
                      {license.number}
                    </span>
                    <Text as="span" className="block text-small" text={`Expires ${license.expires}`} />
                  </span>
                </span>
              </SiteLink>
              <p className="mt-1 text-small/snug text-ink-2 max-md:mb-2.5">{why.renewal}</p>
            </div>
          </div>
        }
      >
        {/* Cuts off the rules left of the first column and below the last row. */}
        <ul
          data-stagger=""
          className="[--card:min(82vw,18rem)] max-sm:gap-4 sm:-ml-7.25 sm:flex sm:flex-wrap sm:border-t-2 sm:border-ink sm:[clip-path:inset(0_0_1px_29px)]"
        >
          {why.reasons.map(({ figure, title, text }) => (
            <li
              key={title}
              className="border-rule-strong py-2.5 max-sm:border-t-2 max-sm:border-ink sm:flex-[1_1_18rem] sm:border-b sm:border-l sm:pr-4 sm:pl-7 md:basis-80 xl:basis-64"
            >
              <p className="font-serif text-display leading-display font-bold tracking-heading text-shutter max-md:text-h3">
                {figure}
              </p>
              <Text as="h3" className="mt-0.5 text-h4" text={title} />
              <Text className="mt-1 text-base/snug text-ink-2 max-sm:text-small/snug" text={text} />
            </li>
          ))}
        </ul>
      </SnapRow>
    </Section>
  );
}
