import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { Plate } from '@/components/sections/parts/plate';
import { grounds } from '@/components/storylines/parts/grounds';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { Drawing } from '@/components/ui/drawing';
import { PriceText } from '@/components/ui/price-text';
import { RichText, Text } from '@/components/ui/rich-text';
import { TextList } from '@/components/ui/text-list';
import { drawingSource } from '@/content/drawing-sources';
import { offered } from '@/content/offered';
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

function PieceItem({ piece, tick }: { readonly piece: Piece; readonly tick: number }) {
  const { name, drawing, description, points, price } = piece;
  return (
    <li>
      <div className="piece-art">
        <Drawing name={drawing} eager />
      </div>
      <PieceRuler width={drawingSource(drawing).width} tick={tick} />
      <div className="piece-text">
        <Text as="h2" className="piece-name" text={name} />
        <p className="leading-snug text-balance">
          <PriceText price={price} figureClassName="font-bold" />
        </p>
        <div className="mt-1 text-small leading-snug">
          <Text className="max-sm:inline" text={description} />{' '}
          <TextList items={points} className="run-in max-sm:inline sm:mt-1" />
        </div>
      </div>
    </li>
  );
}

type PieceScreenProps = FirstScreenProps<'material'> & { readonly page: { readonly row: PieceRow } };

export function PieceScreen({ page: { hero, ground, row, plate }, trail }: PieceScreenProps) {
  const { id, pieces, ruler } = row;
  const words = (
    <>
      <Breadcrumbs trail={trail} />
      <Text as="h1" className="mt-1 text-page" text={hero.heading} />
      <Text className="mt-3 max-w-[36em] text-lead max-sm:text-body/normal" text={hero.intro} />
      <ContactLinks actions={hero.actions} inRow={plate !== undefined} className="mt-4.5" />
    </>
  );
  const note = (
    <MaterialNote hero={hero}>
      <RichText>{ruler.text}</RichText>
    </MaterialNote>
  );
  return (
    <div data-hero="" className={clsx('pieces', grounds[ground])}>
      {plate ? (
        <div className="bg-(--ground) px-(--pad) pt-2 pb-4.5 sm:pt-4.5 sm:pb-7.5 xl:pr-(--page-edge) xl:pl-(--page-edge)">
          <div className="rise plated pieces-plated">
            {words}
            <Plate {...plate} className="pieces-plate" />
          </div>
        </div>
      ) : (
        <div className="bg-[color-mix(in_oklab,var(--ground),var(--color-white)_55%)] xl:grid xl:grid-cols-[minmax(0,64fr)_minmax(0,36fr)]">
          <div className="relative bg-(--ground) px-(--pad) pt-2 pb-4.5 sm:pt-4.5 sm:pb-7.5 xl:bg-transparent xl:pt-5.5 xl:pr-19 xl:pb-15.5 xl:pl-(--page-edge)">
            <WallLayers />
            <div className="rise relative min-w-0">{words}</div>
          </div>
          <div className="px-(--pad) py-3 xl:flex xl:flex-col xl:justify-between xl:pt-16 xl:pr-(--page-edge) xl:pb-6.5 xl:pl-7">
            {note}
          </div>
        </div>
      )}
      <ul id={id} className="pieces-row">
        {offered(pieces).map((piece) => (
          <PieceItem key={piece.name} piece={piece} tick={ruler.tick} />
        ))}
      </ul>
      {plate ? <div className="wrap border-t-fine border-ink py-3">{note}</div> : null}
    </div>
  );
}
