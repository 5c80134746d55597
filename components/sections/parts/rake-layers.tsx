import clsx from 'clsx';

const layers = ['shade', 'copper', 'ink', 'board', 'hairline', 'wall', 'shadow', 'sunlit-wall'] as const;

export function RakeLayers({ isFlatOnPhones = false }: { readonly isFlatOnPhones?: boolean }) {
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
