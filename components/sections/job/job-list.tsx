import { FigureDrawing } from '@/components/figure/figure-drawing';
import { numberedRows } from '@/components/figure/figure-parts';
import { RichText, Text } from '@/components/ui/rich-text';
import { TextList } from '@/components/ui/text-list';
import type { WrittenList } from '@/content/job-in-writing';
import type { SectionOf } from '@/content/section-kinds';

const looks = {
  included: 'job-items job-short',
  'not included': 'job-items job-not',
  adds: 'job-items job-short job-adds',
  line: 'job-items job-line',
} as const;

function Items({ list }: { readonly list: Exclude<WrittenList, { kind: 'text' }> }) {
  if (!('figure' in list)) return <TextList items={list.items} className={looks[list.kind]} />;
  const rows = numberedRows<string>(list.figure);
  return (
    <>
      <div className="job-figure">
        <FigureDrawing name={list.figure.figure} rows={rows} />
      </div>
      <ol className="job-items job-short job-numbered">
        {rows.map(({ part, number, row }) => (
          <li key={part} data-number={number}>
            <RichText>{row}</RichText>
          </li>
        ))}
      </ol>
      <TextList items={list.items} className={looks[list.kind]} />
    </>
  );
}

export function JobList({ list }: { readonly list: WrittenList }) {
  return (
    <div className="job-list">
      <h3>{list.heading}</h3>
      {list.kind === 'text' ? <Text className="job-small mt-1.5" text={list.text} /> : <Items list={list} />}
    </div>
  );
}

export function JobFold({ label }: { readonly label: string }) {
  return (
    <details className="job-fold">
      <summary>
        {label}
        <span aria-hidden="true" className="chevron" />
      </summary>
    </details>
  );
}

type Table = NonNullable<SectionOf<'job-in-writing'>['table']>;

export function JobTable({ table: { heading, columns, rows } }: { readonly table: Table }) {
  return (
    <>
      <JobFold label={heading} />
      <div className="job-list">
        <h3>{heading}</h3>
        {/* Scrolls only with text spacing of a visitor's own. */}
        <div className="overflow-x-auto">
          <table className="job-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    <RichText>{column}</RichText>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(rows).map(([name, cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>
                      <RichText>{cell}</RichText>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
