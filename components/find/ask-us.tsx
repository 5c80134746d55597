import { ButtonLink } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { findCopy, findPage } from '@/content/signs/page';

const { closing } = findPage;

export function AskUs() {
  return (
    <section aria-labelledby="closing" className="find-ask on-dark relative isolate bg-shutter pt-12 text-cream">
      <div data-enters="" className="wrap">
        <h2 id="closing" className="text-h2">
          {closing.heading}
        </h2>
        <Text className="mt-2.5 max-w-[30em] text-lead text-cream-2" text={closing.text} />
        <p className="mt-4 flex flex-wrap items-center gap-x-7">
          <ButtonLink href={closing.action.href} variant="primary-on-dark">
            {closing.action.label}
          </ButtonLink>
          <a href={company.phone.href} className="py-3 font-serif text-large font-bold hover:underline">
            {company.phone.display}
          </a>
        </p>
        <nav aria-label="Related pages">
          <ul className="mt-4 flex flex-wrap gap-x-7">
            {findCopy.related.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className="inline-block py-2.5 underline underline-offset-4">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="find-dusk">
        <Drawing name="house-at-night" alt="" />
      </div>
    </section>
  );
}
