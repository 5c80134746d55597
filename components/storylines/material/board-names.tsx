import { RichText } from '@/components/ui/rich-text';
import { sampleBoards, type BoardPlace, type SampleBoard } from '@/content/sample-boards';
import { printFigures } from '@/lib/prices/price';
import { BoardKey } from './board-key';

/** Its column already has a dimension line, above the first name. */
const sharesLine = (place?: BoardPlace) => place === 'a-2' || place === 'b-2' || place === 'b-last';

export function BoardNames({ board }: { readonly board: SampleBoard }) {
  const { picture, samples } = board;
  const { places } = sampleBoards[picture];
  return (
    <ul className="board-names">
      {samples.map(({ name, description, points = [], price, pieces }, index) => (
        <li key={name} data-place={places[index]}>
          {sharesLine(places[index]) ? null : <i aria-hidden="true" className="board-dimension" />}
          <h2 className="board-name">
            <RichText>{name}</RichText>
          </h2>
          <div className="board-line">
            <BoardKey board={picture} pieces={pieces} />
            <p className="board-price">
              <RichText>{printFigures(price)}</RichText>
            </p>
          </div>
          <p className="board-detail">
            <RichText>{[description, ...points.map((point) => `${point}.`)].join(' ')}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}
