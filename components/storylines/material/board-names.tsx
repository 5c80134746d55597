import { PriceText } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import { sampleBoards, type BoardPlace, type SampleBoard } from '@/content/sample-boards';
import { BoardKey } from './board-key';

/** Whether the column of a place already has a dimension line, above its first name. */
const sharesLine = (place?: BoardPlace) => place === 'a-2' || place === 'b-2' || place === 'b-last';

export function BoardNames({ board }: { readonly board: SampleBoard }) {
  const { picture, samples } = board;
  const { places } = sampleBoards[picture];
  return (
    <ul className="board-names">
      {samples.map(({ name, description, points = [], price, pieces }, index) => (
        <li key={name} data-place={places[index]}>
          {sharesLine(places[index]) ? null : <i aria-hidden="true" className="board-dimension" />}
          <Text as="h2" className="board-name" text={name} />
          <div className="board-line">
            <BoardKey board={picture} pieces={pieces} />
            <p className="board-price">
              <PriceText price={price} unit="implied" layout="lines" detailClassName="text-small font-normal" />
            </p>
          </div>
          <Text className="board-detail" text={[description, ...points.map((point) => `${point}.`)].join(' ')} />
        </li>
      ))}
    </ul>
  );
}
