import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { pageName } from '@/content/all-pages';
import { signs } from '@/content/signs/signs';
import { findCopy as copy, findQuestions } from '@/content/signs/page';

const pages = [...new Set(signs.map(({ page }) => page))];

export function KnownNames() {
  const { heading, questions, note } = copy.known;
  return (
    <section id="names" aria-labelledby="h-names" className="find-known">
      <h2 id="h-names">{heading}</h2>
      <ul className="find-known-pages gap-x-8">
        {pages.map((path) => (
          <li key={path}>
            <SiteLink href={path}>{pageName(path)}</SiteLink>
          </li>
        ))}
      </ul>
      {findQuestions.length > 0 ? (
        <>
          <h3 className="mt-5 text-h4">{questions}</h3>
          <ul className="gap-x-8 sm:columns-2">
            {findQuestions.map(({ question, page }) => (
              <li key={question}>
                <SiteLink href={page}>{question}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Text className="mt-3 text-small text-ink-2" text={note} />
    </section>
  );
}
