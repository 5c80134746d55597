import { PriceText } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import type { SampleBoard } from '@/content/sample-boards';
import { BoardKey } from './board-key';

export function BoardNames({ board }: { readonly board: SampleBoard }) {
  const { picture, samples } = board;
  return (
    <ul className="board-names">
      {samples.map(({ name, description, points = [], price, pieces }) => (
        <li key={name}>
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
