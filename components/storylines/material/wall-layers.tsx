/* From the copper drip edge inward to the wall; board.css says how far each reaches. */
const layers = ['shade', 'copper', 'ink', 'board', 'hairline', 'wall'] as const;

/** The lapped wall behind the words, its corner cut at the pitch of a roof. */
export function WallLayers() {
  return layers.map((layer) => <i key={layer} aria-hidden="true" className="board-layer" data-layer={layer} />);
}
