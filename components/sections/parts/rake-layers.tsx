import clsx from 'clsx';

/* From the copper drip edge inward to the wall; rake.css says how far each reaches. */
const layers = ['shade', 'copper', 'ink', 'board', 'hairline', 'wall', 'shadow', 'sunlit-wall'] as const;

interface RakeLayersProps {
  /** On phones the wall alone, without its edge. */
  readonly isFlatOnPhones?: boolean;
}

/** The wall at the start of a page, cut at the pitch of a roof, over whatever is behind it. */
export function RakeLayers({ isFlatOnPhones = false }: RakeLayersProps) {
  return (
    <div aria-hidden="true">
      {layers.map((layer) => (
        <i
          key={layer}
          className={clsx(
            'rake-layer',
            isFlatOnPhones && (layer === 'sunlit-wall' ? 'max-sm:[clip-path:none]' : 'max-sm:hidden'),
          )}
          data-layer={layer}
        />
      ))}
    </div>
  );
}
