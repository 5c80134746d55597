import { Section, type Tone } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/paths';
import { ArrowIcon } from '@/components/ui/arrow-icon';
import { RuledGrid } from './ruled-grid';

export interface RelatedPage {
  readonly path: PagePath;
  readonly name: string;
}

interface RelatedLinksProps {
  readonly pages: readonly RelatedPage[];
  readonly tone: Tone;
}

const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** The pages that a reader usually needs next. */
export function RelatedLinks({ pages, tone }: RelatedLinksProps) {
  return (
    <Section labelledBy="related-pages" tone={tone} className="py-section-short">
      <h2 id="related-pages" className="mb-5 text-h3">
        Related pages
      </h2>
      <RuledGrid className={columns[pages.length] ?? 'md:grid-cols-3'}>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <SiteLink
              href={path}
              className="group flex min-h-18 items-center justify-between gap-4 py-3 font-serif text-h4 font-bold tracking-heading wrap-anywhere hover:underline hover:decoration-copper hover:decoration-2 hover:underline-offset-5"
            >
              {name}
              <ArrowIcon />
            </SiteLink>
          </li>
        ))}
      </RuledGrid>
    </Section>
  );
}
