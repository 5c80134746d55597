import type { ReactNode } from 'react';
import { Wipe } from '@/components/wipe/wipe';
import type { StudioColor } from './studio-colors';
import { StudioHouse } from './studio-house';

type Side = { readonly color: StudioColor; readonly colors: readonly StudioColor[]; readonly name: string };

interface StudioFrameProps {
  /** Without a right side, the whole house has the left color. */
  readonly sides: readonly [Side, Side | undefined];
  readonly preloadKeys: ReadonlySet<string>;
  readonly priority: boolean;
  readonly sizes: string;
  readonly children?: ReactNode;
}

export function StudioFrame({ sides: [left, right], preloadKeys, priority, sizes, children }: StudioFrameProps) {
  const house = (
    <StudioHouse
      key="left"
      color={left.color}
      colors={left.colors}
      preloadKeys={preloadKeys}
      priority={priority}
      sizes={sizes}
    />
  );
  if (!right) return <div className="relative aspect-16/10 overflow-hidden">{house}</div>;
  return (
    <Wipe
      set="studio"
      label={`Divider between ${left.name} on the left and ${right.name} on the right`}
      names={[left.name, right.name]}
      pictures={[house, <StudioHouse key="right" isLazy color={right.color} colors={right.colors} sizes={sizes} />]}
    >
      {children}
    </Wipe>
  );
}
