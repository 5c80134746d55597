/** The shadow, copper edge, board and wall of the cut corner, each within the one before it. */
const layers = [
  'bg-copper-shade',
  'bg-copper [--reach:1.5px]',
  'bg-charcoal [--reach:7.5px]',
  'bg-white [--reach:9px]',
  'bg-charcoal [--reach:24px]',
  'board-wall [--reach:25.5px]',
];

export function WallLayers() {
  return layers.map((layer) => <i key={layer} aria-hidden="true" className={`board-layer ${layer}`} />);
}
