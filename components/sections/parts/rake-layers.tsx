/* From the copper drip edge inward to the wall; rake.css says how far each reaches. */
const layers = ['shade', 'copper', 'ink', 'board', 'hairline', 'wall', 'shadow', 'sunlit-wall'] as const;

/** The wall at the start of a page, cut at the pitch of a roof, over whatever is behind it. */
export function RakeLayers() {
  return (
    <div aria-hidden="true">
      {layers.map((layer) => (
        <i key={layer} className="rake-layer" data-layer={layer} />
      ))}
    </div>
  );
}
