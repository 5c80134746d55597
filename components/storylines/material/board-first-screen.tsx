import type { NavigationItem } from '@/content/navigation';
import type { StoryPage } from '@/content/types';
import { BoardScreen } from './board-screen';
import { HousePicture } from './house-picture';

interface BoardFirstScreenProps {
  readonly page: StoryPage<'material'>;
  readonly trail: readonly NavigationItem[];
}

/** The sample board with its words and names, and a house in the material below it. */
export function BoardFirstScreen({ page, trail }: BoardFirstScreenProps) {
  return (
    <>
      <BoardScreen hero={page.hero} board={page.board} trail={trail} />
      <HousePicture house={page.house} />
    </>
  );
}
