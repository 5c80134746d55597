import { RichText, Text } from '@/components/ui/rich-text';
import { isSampleStory } from '@/content/sample-story';
import { papers } from '@/content/papers/papers';
import { formatDollars } from '@/lib/dollars';
import { Signature } from './pencil-marks';

export function ProposalSheet() {
  const { heading, license, columns, fixes, watched, total, terms, cancel, signatures } = papers.proposal;
  return (
    <figure aria-labelledby="proposal-sheet" className="paper">
      <figcaption className="paper-head on-dark">
        <b id="proposal-sheet">{heading}</b>
        <span>{license}</span>
      </figcaption>
      <table className="paper-prices">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fixes.map(({ point, work, price }) => (
            <tr key={point}>
              <td>
                <b>{point}</b>
              </td>
              <td>
                <RichText>{work}</RichText>
              </td>
              <td>{formatDollars(price)}</td>
            </tr>
          ))}
          <tr>
            <td />
            <td>{watched}</td>
            <td>{formatDollars(0)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{total.label}</th>
            <td>{formatDollars(total.price)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="paper-terms">
        {terms.map(({ term, text, isWritten }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-written={isWritten ? '' : undefined}>
              <RichText>{text}</RichText>
            </dd>
          </div>
        ))}
      </dl>
      <Text className="mx-(--paper-pad) mt-2.25 border-l-5 border-straw pl-2.5" text={cancel} />
      <div className="paper-signatures">
        {signatures.map((name, index) => (
          <p key={name}>
            {index === 0 && isSampleStory ? <Signature /> : null}
            {name}
          </p>
        ))}
        <b className="paper-stamp">{papers.sample}</b>
      </div>
    </figure>
  );
}
