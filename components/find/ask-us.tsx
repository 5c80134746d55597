import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { findPage } from '@/content/signs/page';

const { closing } = findPage;

/** The end of the page, for visitors who found nothing: a photo or the phone. Without a picture, because the list is long. */
export function AskUs() {
  return (
    <section aria-labelledby="closing" className="find-ask on-dark bg-shutter text-cream">
      <h2 id="closing" className="text-h2">
        {closing.heading}
      </h2>
      <p className="text-lead text-cream-2">{closing.text}</p>
      <p>
        <SiteLink href={closing.action.href} className="bg-ochre px-5 font-bold text-ink">
          {closing.action.label}
        </SiteLink>
        <a href={company.phone.href} className="font-serif hover:underline">
          {company.phone.display}
        </a>
      </p>
    </section>
  );
}
