import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { BoardScreen } from './board-screen';
import { HousePicture } from './house-picture';
import { PieceScreen } from './piece-screen';
import { SceneScreen } from './scene-screen';

function Screen({ page, trail }: FirstScreenProps<'material'>) {
  if ('board' in page) return <BoardScreen page={page} trail={trail} />;
  if ('scene' in page) return <SceneScreen page={page} trail={trail} />;
  return <PieceScreen page={page} trail={trail} />;
}

export function MaterialFirstScreen({ page, trail }: FirstScreenProps<'material'>) {
  return (
    <>
      <Screen page={page} trail={trail} />
      {page.house ? <HousePicture house={page.house} /> : null}
    </>
  );
}
