import { Phone } from 'lucide-react';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import type { NavigationItem } from '@/content/navigation';
import { boardNote, type SampleBoard } from '@/content/sample-boards';
import type { PageHero } from '@/content/types';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { BoardNames } from './board-names';
import { MaterialNote } from './material-note';
import { WallLayers } from './wall-layers';

/* The crop grows on narrow screens, where the board alone is shown (board.css). */
const sizes = pictureSizes('142vw', { sm: '122vw', xl: '80vw' });

interface BoardScreenProps {
  readonly hero: PageHero;
  readonly board: SampleBoard;
  readonly trail: readonly NavigationItem[];
}

/**
 * The first screen of a siding material: its sample board on an oak table, the words on a lapped wall beside it, the
 * names of the samples below.
 */
export function BoardScreen({ hero, board, trail }: BoardScreenProps) {
  const { actions = [] } = hero;
  return (
    <div data-hero="" data-board={board.picture} className="board-hero">
      <div className="board-stage">
        <div className="board-words">
          <WallLayers />
          <div className="board-text rise">
            <Breadcrumbs trail={trail} />
            <h1 className="board-heading">
              <RichText>{hero.heading}</RichText>
            </h1>
            <p className="board-lead">
              <RichText>{hero.intro}</RichText>
            </p>
            <p className="board-actions">
              {actions.map(({ label, href }, index) => (
                <ButtonLink
                  key={href}
                  href={href}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  className="max-sm:px-1.5 max-sm:text-base sm:px-4"
                >
                  {href.startsWith('tel:') ? <Phone aria-hidden="true" className="size-5 flex-none" /> : null}
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
        </div>
        <div className="board-picture">
          {/* The same table, mirrored, under the words. */}
          <Picture name={board.picture} alt="" sizes={sizes} className="board-oak" />
          <Picture name={board.picture} sizes={sizes} priority />
        </div>
      </div>
      <div className="board-foot">
        <BoardNames board={board} />
        <div className="board-note">
          <MaterialNote hero={hero} runsOn>
            {boardNote.unit} <span className="max-sm:hidden">{boardNote.rule}</span>
          </MaterialNote>
        </div>
      </div>
    </div>
  );
}
