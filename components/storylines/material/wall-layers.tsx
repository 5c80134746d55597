import clsx from 'clsx';

/** The shadow, copper edge, board and wall of the cut corner, each within the one before it. */
const layers = [
  { className: 'bg-copper-shade' },
  { className: 'bg-copper [--reach:1.5px]' },
  { className: 'bg-charcoal [--reach:7.5px]' },
  { className: 'bg-white [--reach:9px]' },
  { className: 'bg-charcoal [--reach:24px]' },
  { className: 'board-wall [--reach:25.5px]' },
] as const;

export function WallLayers() {
  return layers.map(({ className }) => (
    <i key={className} aria-hidden="true" className={clsx('board-layer', className)} />
  ));
}
