import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ActionLink } from '@/components/sections/parts/contact-links';
import { Plate } from '@/components/sections/parts/plate';
import { grounds } from '@/components/storylines/parts/grounds';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { boardNote, type SampleBoard } from '@/content/sample-boards';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { BoardNames } from './board-names';
import { MaterialNote } from './material-note';
import { WallLayers } from './wall-layers';

/* Narrow screens show only the board, so there the picture is wider than the screen (material.css). */
const sizes = pictureSizes('142vw', { sm: '122vw', xl: '80vw' });

const textClassName = clsx(
  'relative px-(--pad) pt-2 pb-5 sm:pt-4.5 sm:pb-7 3xl:pr-14',
  'xl:z-1 xl:flex xl:items-center xl:pt-4 xl:pr-11 xl:pb-11 xl:pl-(--page-edge)',
  'xl:min-h-[calc(var(--wide)*0.482)] xl:w-[calc(var(--from)+var(--wide)*0.272)]',
);

type BoardScreenProps = FirstScreenProps<'material'> & { readonly page: { readonly board: SampleBoard } };

export function BoardScreen({ page: { hero, ground, board, plate }, trail }: BoardScreenProps) {
  const { actions = [] } = hero;
  return (
    <div data-hero="" data-board={board.picture} className={clsx('board-hero', grounds[ground])}>
      <div className="border-ink xl:relative xl:min-h-[calc(var(--wide)*0.541)] xl:border-b-fine">
        <div className={textClassName}>
          <WallLayers />
          <div className={clsx('board-text rise', plate && 'plated')}>
            <Breadcrumbs trail={trail} />
            <Text as="h1" className="board-heading" text={hero.heading} />
            <Text
              className="max-w-measure text-lead max-sm:mt-2.5 max-sm:text-body/normal xl:mt-3.5 xl:max-w-[25em]"
              text={hero.intro}
            />
            <p
              className={clsx(
                'mt-4 grid grid-cols-[minmax(0,5fr)_minmax(0,9fr)] gap-2.5 max-xs:grid-cols-1 sm:flex sm:flex-wrap 3xl:mt-6',
                plate && 'plated-links',
              )}
            >
              {actions.map((action, index) => (
                <ActionLink
                  key={action.href}
                  action={action}
                  isMain={index === 0}
                  className="max-sm:px-1.5 max-sm:text-base sm:px-3 xl:px-4"
                />
              ))}
            </p>
            {plate ? <Plate {...plate} className="board-plate" /> : null}
          </div>
        </div>
        <div className="board-picture">
          <Picture name={board.picture} alt="" sizes={sizes} className="board-oak" />
          <Picture name={board.picture} sizes={sizes} priority />
        </div>
      </div>
      <div className="relative px-(--pad) pt-1 pb-6.5 sm:pt-6 sm:pb-8 xl:px-0 xl:pt-0 xl:pb-6">
        <BoardNames board={board} />
        <div className="board-note">
          <MaterialNote hero={hero}>
            {boardNote.unit} <span className="max-sm:hidden">{boardNote.rule}</span>
          </MaterialNote>
        </div>
      </div>
    </div>
  );
}
