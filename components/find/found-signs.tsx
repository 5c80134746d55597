import { UrgencyTab } from '@/components/sections/parts/urgency-tab';
import { SiteLink } from '@/components/ui/site-link';
import { callLink } from '@/content/company';
import { findCopy as copy } from '@/content/signs/page';
import { urgencies } from '@/content/signs/types';

export function FoundSigns() {
  const { heading, text, photo, retry } = copy.none;
  const [before, ...words] = retry;
  return (
    <section id="found" aria-labelledby="h-found" className="find-found">
      <h2 id="h-found" className="sr-only">
        {copy.found}
      </h2>
      {urgencies.map(({ id }) => (
        <div key={id} data-urgency={id} className="found-group">
          <h3>
            <UrgencyTab urgency={id} />
          </h3>
          {/* find-signs.ts fills the list; because its content is set as HTML, React leaves it alone. */}
          <ul dangerouslySetInnerHTML={{ __html: '' }} />
        </div>
      ))}
      <div className="find-none">
        <h3 className="text-h2">{heading}</h3>
        <p className="mt-3">{text}</p>
        <p className="sign-send mt-3">
          <a href={callLink.href}>{callLink.label}</a>
          <SiteLink href={photo.href}>{photo.label}</SiteLink>
        </p>
        <p className="mt-3">
          {before}
          {words.map((word, index) => (
            <span key={word}>
              {index === 0 ? '' : index < words.length - 1 ? ', ' : ' or '}
              <a href={`#find=${word}`} className="underline">
                {word}
              </a>
            </span>
          ))}
          .
        </p>
      </div>
    </section>
  );
}
