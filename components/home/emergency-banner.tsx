import { PhoneIcon } from '@/components/ui/phone-icon';
import { ButtonLink } from '@/components/ui/button';
import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { callLink } from '@/content/company';
import { emergency } from '@/content/home';

export function EmergencyBanner() {
  if (!emergency.isShown) return null;
  return (
    <section aria-labelledby="emergency-heading" className="emergency on-dark bg-slate text-white">
      <div data-enters="" className="wrap py-[clamp(16px,2.2vw,32px)]">
        <div className="grid items-center gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div>
            <h2 id="emergency-heading" className="text-h2 leading-display">
              {emergency.heading}
            </h2>
            <Text className="mt-1.5 max-w-measure text-lead text-cream-2 max-md:text-base/snug" text={emergency.text} />
            <div className="mt-2.5 flex flex-wrap items-center gap-x-7 md:mt-3.5">
              <ButtonLink
                href={callLink.href}
                variant="primary-on-dark"
                className="min-h-15 px-7.5 font-serif text-h4 max-sm:w-full max-sm:px-3"
              >
                <PhoneIcon className="size-6" />
                {callLink.label}
              </ButtonLink>
              <SiteLink
                href={emergency.link.href}
                className="inline-flex min-h-11 items-center font-semibold underline decoration-copper-light decoration-2 underline-offset-5"
              >
                {emergency.link.label}
              </SiteLink>
            </div>
          </div>
          <ol className="border-t-2 border-cream">
            {emergency.steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[30px_minmax(0,1fr)] items-baseline border-b border-cream-line py-1 text-base/snug md:py-2.5"
              >
                <span aria-hidden="true" className="font-serif text-h4 leading-none font-bold text-copper-light">
                  {index + 1}
                </span>
                <Text as="span" text={step} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
