import clsx from 'clsx';

/* From the copper drip edge inward to the wall: how far each is from the edge, and its color. */
const layers = [
  { className: 'bg-copper-shade' },
  { className: 'bg-copper [--reach:1.5px]' },
  { className: 'bg-charcoal [--reach:7.5px]' },
  { className: 'bg-white [--reach:9px]' },
  { className: 'bg-charcoal [--reach:24px]' },
  { className: 'board-wall [--reach:25.5px]' },
] as const;

/** The lapped wall behind the words, its corner cut at the pitch of a roof. */
export function WallLayers() {
  return layers.map(({ className }) => (
    <i key={className} aria-hidden="true" className={clsx('board-layer', className)} />
  ));
}
