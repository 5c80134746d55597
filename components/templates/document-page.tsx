import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { headingId } from '@/components/sections/parts/heading-id';
import { RichText, Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { Summary } from '@/components/ui/summary';
import { breadcrumbTrail } from '@/content/seo';
import type { DocumentPage } from '@/content/page';

type DocumentSection = DocumentPage['sections'][number];

export function DocumentPageTemplate({ page }: { readonly page: DocumentPage }) {
  const { hero, sections, footnote } = page;
  return (
    <div className="space-short wrap pt-0">
      <div data-hero="" className="pt-4 pb-5 md:pt-9 md:pb-8">
        <Breadcrumbs trail={breadcrumbTrail(page)} />
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-1 md:mt-2">
          <h1 className="text-page">{hero.heading}</h1>
          <Text className="text-ink-2" text={footnote} />
        </div>
        <Text className="mt-3 max-w-copy text-lead text-balance text-ink-2" text={hero.intro} />
        <ul className="flex flex-wrap gap-x-7">
          {hero.actions?.map(({ label, href }) => (
            <li key={label}>
              <SiteLink href={href} className={`${linkClassName} font-semibold`}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid items-start gap-x-16 gap-y-8 border-t-2 border-ink pt-4 md:pt-7 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-28 print:hidden">
          <p aria-hidden="true" className="font-bold">
            On this page
          </p>
          <ol className="sm:max-lg:columns-2">
            {sections.map((section) => (
              <li key={section.heading}>
                <a href={`#${headingId(section)}`} className={linkClassName}>
                  <RichText>{section.heading}</RichText>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0">
          {sections.map((section) => (
            <section
              key={section.heading}
              id={section.id}
              aria-labelledby={headingId(section)}
              className={clsx(
                'gap-x-12 not-first:mt-8 md:not-first:mt-11 2xl:grid 2xl:grid-cols-[minmax(0,1fr)_minmax(0,36em)]',
                '2xl:not-first:border-t 2xl:not-first:border-rule-strong 2xl:not-first:pt-7',
              )}
            >
              <Text as="h2" id={headingId(section)} className="text-h3" text={section.heading} />
              {/* Beside the heading, the first line of text needs no space above. */}
              <div className="max-w-[36em] 2xl:*:first:mt-0.5">
                <Text className="mt-2" text={section.intro} />
                <DocumentText section={section} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const linkClassName =
  'inline-flex min-h-11 items-center py-2 leading-snug underline decoration-rule-strong underline-offset-4 hover:decoration-copper hover:decoration-2';

function DocumentText({ section }: { readonly section: DocumentSection }) {
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map((paragraph, index) => <Text key={index} className="mt-2" text={paragraph} />);
    case 'list':
      return (
        <ul className="mt-2 list-[square] space-y-1.5 pl-5 marker:text-copper">
          {section.items.map((item, index) => (
            <Text key={index} as="li" text={item} />
          ))}
        </ul>
      );
    case 'rows':
      return Object.entries(section.texts).map(([title, text]) => (
        <div key={title} className="mt-4">
          <Text as="h3" className="font-sans text-body font-bold tracking-normal" text={title} />
          <Text className="mt-0.5" text={text} />
        </div>
      ));
    case 'table':
      return <FoldedTable section={section} />;
  }
}

function FoldedTable({ section }: { readonly section: Extract<DocumentSection, { readonly kind: 'table' }> }) {
  const { columns, rows, foldedAs, footnote } = section;
  return (
    <>
      <details className="group mt-1">
        <Summary>{foldedAs}</Summary>
        <table
          aria-labelledby={headingId(section)}
          className="mt-2 w-full border-t-2 border-ink text-base/snug max-sm:block"
        >
          <thead className="max-sm:sr-only">
            <tr className="border-b border-rule-strong">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-5 text-left font-bold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {Object.entries(rows).map(([header, cells]) => (
              <tr key={header} className="border-b border-rule-strong max-sm:block max-sm:py-2.5">
                <th
                  scope="row"
                  className="text-left align-top font-mono text-small font-normal wrap-anywhere max-sm:block sm:w-50 sm:py-2.5 sm:pr-5"
                >
                  {header}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className="align-top max-sm:mt-1 max-sm:block sm:py-2.5 sm:pr-5">
                    <RichText>{cell}</RichText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Text className="mt-2" text={footnote} />
    </>
  );
}
