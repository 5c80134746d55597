import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { findPage } from '@/content/signs/page';

const { closing } = findPage;

/** The end of the page, for visitors who found nothing: a photo or the phone. Without a picture, because the list is long. */
export function AskUs() {
  return (
    <section aria-labelledby="closing" className="on-dark bg-shutter section-space text-cream">
      <div className="wrap">
        <h2 id="closing" className="text-h2">
          {closing.heading}
        </h2>
        <p className="text-lead text-cream-2">
          <RichText>{closing.text}</RichText>
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-7">
          <SiteLink
            href={closing.action.href}
            className="flex min-h-14 items-center justify-center bg-ochre px-5 font-bold text-ink"
          >
            {closing.action.label}
          </SiteLink>
          <a href={company.phone.href} className="py-3 font-serif text-large font-bold hover:underline">
            {company.phone.display}
          </a>
        </p>
      </div>
    </section>
  );
}
