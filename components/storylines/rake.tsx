/* From the copper drip edge inward to the wall; rake.css says how far each reaches. */
const layers = ['shade', 'copper', 'ink', 'board', 'hairline', 'wall', 'shadow', 'near-wall'] as const;

/** The gable of a first screen: a wall that ends at a board along one 8:12 edge, copper on its upper side. */
export function Rake() {
  return (
    <div aria-hidden="true">
      {layers.map((layer) => (
        <i key={layer} className="rake-layer" data-layer={layer} />
      ))}
    </div>
  );
}
