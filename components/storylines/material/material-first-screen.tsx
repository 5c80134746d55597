import type { FirstScreenProps } from '@/components/storylines/storylines';
import { BoardScreen } from './board-screen';
import { HousePicture } from './house-picture';
import { PieceScreen } from './piece-screen';

export function MaterialFirstScreen({ page, trail }: FirstScreenProps<'material'>) {
  return (
    <>
      {'board' in page ? (
        <BoardScreen hero={page.hero} ground={page.ground} board={page.board} trail={trail} />
      ) : (
        <PieceScreen hero={page.hero} ground={page.ground} row={page.row} trail={trail} />
      )}
      {page.house ? <HousePicture house={page.house} isLow={'row' in page} /> : null}
    </>
  );
}
