import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { Plate } from '@/components/sections/parts/plate';
import { grounds } from '@/components/storylines/grounds';
import type { FirstScreenProps } from '@/components/storylines/storylines';
import { Drawing } from '@/components/ui/drawing';
import { RichText, Text } from '@/components/ui/rich-text';
import { drawingSource } from '@/content/drawing-sources';
import type { Piece, PieceRow } from '@/content/storylines';
import { MaterialNote } from './material-note';
import { WallLayers } from './wall-layers';

/** Drawn in the same units as the piece above it. */
function PieceRuler({ width, tick }: { readonly width: number; readonly tick: number }) {
  const ticks = Array.from({ length: Math.floor(width / tick) }, (_, index) => (index + 1) * tick);
  return (
    <svg viewBox={`0 0 ${width} 16`} aria-hidden="true" className="piece-ruler">
      <path d={ticks.map((x) => `M${Math.round(x * 10) / 10} 0v9`).join('')} />
    </svg>
  );
}

function PieceItem({ piece: { name, drawing, description }, tick }: { readonly piece: Piece; readonly tick: number }) {
  return (
    <li>
      <div className="piece-art">
        <Drawing name={drawing} eager />
      </div>
      <PieceRuler width={drawingSource(drawing).width} tick={tick} />
      <div className="piece-text">
        <Text as="h2" className="piece-name" text={name} />
        <Text className="mt-1 text-small leading-snug" text={description} />
      </div>
    </li>
  );
}

type PieceScreenProps = FirstScreenProps<'material'> & { readonly page: { readonly row: PieceRow } };

export function PieceScreen({ page: { hero, ground, row, plate }, trail }: PieceScreenProps) {
  const { pieces, ruler } = row;
  return (
    <div data-hero="" className={clsx('pieces', grounds[ground])}>
      <div className="bg-[color-mix(in_oklab,var(--ground),var(--color-white)_55%)] xl:grid xl:grid-cols-[minmax(0,64fr)_minmax(0,36fr)]">
        <div className="relative bg-(--ground) px-(--pad) pt-2 pb-4.5 sm:pt-4.5 sm:pb-7.5 xl:bg-transparent xl:pt-5.5 xl:pr-19 xl:pb-15.5 xl:pl-(--page-edge)">
          <WallLayers />
          <div className={clsx('rise relative min-w-0', plate && 'plated')}>
            <Breadcrumbs trail={trail} />
            <Text as="h1" className="mt-1 text-page" text={hero.heading} />
            <Text className="mt-3 max-w-[36em] text-lead max-sm:text-body/normal" text={hero.intro} />
            <ContactLinks actions={hero.actions} inRow={plate !== undefined} className="mt-4.5" />
            {plate ? <Plate {...plate} /> : null}
          </div>
        </div>
        <div className="px-(--pad) py-3 xl:flex xl:flex-col xl:justify-between xl:pt-16 xl:pr-(--page-edge) xl:pb-6.5 xl:pl-7">
          <MaterialNote hero={hero}>
            <RichText>{ruler.text}</RichText>
          </MaterialNote>
        </div>
      </div>
      <ul className="pieces-row">
        {pieces.map((piece) => (
          <PieceItem key={piece.name} piece={piece} tick={ruler.tick} />
        ))}
      </ul>
    </div>
  );
}
