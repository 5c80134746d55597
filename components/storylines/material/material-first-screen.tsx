import type { FirstScreenProps } from '@/components/storylines/storylines';
import { BoardScreen } from './board-screen';
import { HousePicture } from './house-picture';
import { PieceScreen } from './piece-screen';

export function MaterialFirstScreen({ page, trail }: FirstScreenProps<'material'>) {
  return (
    <>
      {'board' in page ? <BoardScreen page={page} trail={trail} /> : <PieceScreen page={page} trail={trail} />}
      {page.house ? <HousePicture house={page.house} /> : null}
    </>
  );
}
