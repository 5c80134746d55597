'use client';

import { useState, type ReactNode } from 'react';
import { StudioHouse } from './studio-house';
import type { StudioSwatch } from './studio-colors';
import { Text } from '@/components/ui/rich-text';
import { Wipe } from '@/components/wipe/wipe';
import { ColorRack } from './color-rack';

interface Side {
  readonly product: string;
  readonly chosen: string;
  readonly colors: readonly [StudioSwatch, ...StudioSwatch[]];
}

interface ColorWipeProps {
  readonly slider: string;
  readonly sides: readonly Side[];
  readonly sizes: string;
  readonly children: ReactNode;
}

export function ColorWipe({ slider, sides, sizes, children }: ColorWipeProps) {
  const [chosen, setChosen] = useState(sides.map((side) => side.chosen));
  const shown = sides.map(({ product, colors }, side) => ({
    product,
    colors,
    color: colors.find(({ key }) => key === chosen[side]) ?? colors[0],
  }));
  return (
    <div data-enters="" className="has-wipe flex flex-col">
      <Wipe
        set="colors"
        label={slider}
        names={shown.map(({ color }) => color.name)}
        pictures={shown.map(({ product, colors, color }) => (
          <StudioHouse key={product} isLazy color={color} colors={colors} sizes={sizes} />
        ))}
      />
      <div className="color-racks">
        {shown.map(({ product, colors, color }, side) => (
          <ColorRack
            key={product}
            label={`${product}, ${side === 0 ? 'left' : 'right'} side`}
            name={`color-${side}`}
            colors={colors}
            chosen={color.key}
            onChoose={(key) => setChosen((before) => before.map((one, index) => (index === side ? key : one)))}
          />
        ))}
      </div>
      <div className="color-text wrap">
        <div>{children}</div>
        {shown.map(({ product, color }) => (
          <p key={product} aria-live="polite">
            <span translate="no" className="block text-base/snug text-ink-2">
              {product}
            </span>
            <b translate="no" className="block font-serif text-h4 leading-tight">
              {color.name}
            </b>
            <Text
              as="span"
              className="mt-1 block text-base/snug text-ink-2 max-sm:hidden noscript:block"
              text={color.description}
            />
          </p>
        ))}
      </div>
    </div>
  );
}
