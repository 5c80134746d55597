import type { ReactNode } from 'react';
import { Wipe } from '@/components/wipe/wipe';
import type { StudioColor } from './studio-color';
import { StudioHouse } from './studio-house';

interface Side {
  readonly color: StudioColor;
  /** All colors that this side can have. */
  readonly colors: readonly StudioColor[];
  /** The name of the color, with its maker if it is the other one. */
  readonly name: string;
}

interface StudioFrameProps {
  /** Left and right of the board. Without a right one, the whole house has the color of the left one. */
  readonly sides: readonly [Side, Side | undefined];
  /** Keys of the colors of the left side to preload. */
  readonly preloadKeys: ReadonlySet<string>;
  /** The page's own HTML brings the left side. */
  readonly priority: boolean;
  readonly sizes: string;
  /** What follows the house in the page's HTML. */
  readonly children?: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();

/** The house under two roofs, divided by the board that the visitor moves, or under one. */
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
      pictures={[
        house,
        <StudioHouse
          key="right"
          isLazy
          color={right.color}
          colors={right.colors}
          preloadKeys={nothing}
          sizes={sizes}
        />,
      ]}
    >
      {children}
    </Wipe>
  );
}
