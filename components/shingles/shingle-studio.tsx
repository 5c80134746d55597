'use client';

import clsx from 'clsx';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { useMemo, useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Text } from '@/components/ui/rich-text';
import { ShareButton } from '@/components/ui/share-button';
import { SiteLink } from '@/components/ui/site-link';
import { Wipe } from '@/components/wipe/wipe';
import { callLink } from '@/content/company';
import { mailLink } from '@/content/mail';
import type { ShinglePath } from '@/content/paths';
import { quoteMessage } from '@/lib/mail/quote-message';
import {
  oneColor,
  shouldPreload,
  neighbors,
  writeStudioFragment,
  type StudioRange,
} from '@/lib/shingles/shingle-studio';
import { ColorSwatches } from './color-swatches';
import type { StudioSwatch } from './studio-colors';
import { SideSwitch, type Side } from './side-switch';
import { StudioHouse } from './studio-house';
import { useStudioChoice } from './use-studio-choice';

type StudioProduct = { readonly maker: string; readonly product: string };

interface ShingleStudioProps extends StudioProduct {
  readonly colors: readonly [StudioSwatch, ...StudioSwatch[]];
  /** Undefined if the company installs no other. */
  readonly other:
    (StudioProduct & { readonly path: ShinglePath; readonly colors: readonly StudioSwatch[] }) | undefined;
  /** The key of the color on the right until the visitor chooses another. */
  readonly second: string;
  readonly sizes: string;
  readonly url: string;
  readonly children?: ReactNode;
}

export function ShingleStudio(props: ShingleStudioProps) {
  const { maker, product, colors, second, other, sizes, url, children } = props;
  /** Which side the swatches color. */
  const [side, setSide] = useState<Side>('left');
  const range = useMemo<StudioRange>(() => {
    const [first, ...rest] = colors;
    const own = [first.key, ...rest.map(({ key }) => key)] as const;
    return { maker, own, all: [...own, ...(other?.colors ?? []).map(({ key }) => key)] };
  }, [maker, colors, other]);

  const { choice, isLinked, choose: setChoice } = useStudioChoice(range);
  const [preloadKeys, setPreloadKeys] = useState<ReadonlySet<string>>(new Set());

  const everyColor: readonly StudioSwatch[] = [...colors, ...(other?.colors ?? [])];
  const color = colors.find(({ key }) => key === choice.color) ?? colors[0];
  const chosenCompare = everyColor.find(({ key }) => key === choice.compare);
  // The default on the right: the page's second color, or the first if the second is on the left.
  const defaultCompare = everyColor.find(({ key }) => key === (color.key === second ? range.own[0] : second));
  const compare = choice.compare === oneColor ? undefined : (chosenCompare ?? defaultCompare);

  const preload = (keys: readonly string[]) => {
    if (shouldPreload(connection())) setPreloadKeys((before) => new Set([...before, ...keys]));
  };
  const choose = (key: string) => {
    preload(neighbors(key, range.own));
    setChoice({ color: key, compare: choice.compare === key ? undefined : choice.compare });
  };

  const link = `${url}${writeStudioFragment({ color: color.key, compare: choice.compare }, range)}`;

  const house = (
    <StudioHouse
      key="left"
      color={color}
      colors={colors}
      preloadKeys={preloadKeys}
      priority={!isLinked}
      sizes={sizes}
    />
  );
  const fullName = (named: StudioSwatch) => (named.product === product ? named.name : `${named.product} ${named.name}`);
  return (
    <div className="grid min-w-0 gap-x-12 gap-y-6 md:col-span-2 md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_400px]">
      {/* On an upright phone the house stays visible while the swatches scroll under it. */}
      <div className="has-wipe z-4 max-sm:-mx-(--pad) max-sm:tall:sticky max-sm:tall:top-(--header-scrolled)">
        {/* If the URL names a color, the key changes and React replaces the pictures that FirstHouseScript has hidden. */}
        {compare ? (
          <Wipe
            key={isLinked ? 'linked' : 'first'}
            set="studio"
            label={`Divider between ${color.name} on the left and ${fullName(compare)} on the right`}
            names={[color.name, fullName(compare)]}
            pictures={[house, <StudioHouse key="right" isLazy color={compare} colors={everyColor} sizes={sizes} />]}
          >
            {children}
          </Wipe>
        ) : (
          <div key={isLinked ? 'linked' : 'first'} className="relative aspect-16/10 overflow-hidden">
            {house}
          </div>
        )}
      </div>

      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        <SideSwitch side={side} onChoose={setSide} />
        {side === 'left' ? (
          <ColorSwatches
            legend={`Choose one of ${colors.length} colors`}
            name="left"
            groups={[{ colors }]}
            chosen={color.key}
            onChoose={choose}
            // Visitors often hover over a color before they choose it.
            onHover={(key) => preload([key])}
          />
        ) : (
          <ColorSwatches
            isTiled
            legend="Compare with"
            name="right"
            none={{ key: oneColor, label: 'One color on the whole house' }}
            groups={[
              { label: product, colors: colors.filter(({ key }) => key !== color.key) },
              ...(other ? [{ label: other.product, colors: other.colors }] : []),
            ]}
            chosen={compare?.key ?? oneColor}
            onChoose={(key) => setChoice({ color: color.key, compare: key })}
          />
        )}
      </div>

      <div className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2">
        <div>
          <p
            data-side={compare ? 'left' : undefined}
            translate="no"
            className={clsx('font-serif text-h3 font-bold', compare && 'studio-side')}
          >
            {color.name}
          </p>
          <Text className="mt-1 text-ink-2" text={color.description} />
        </div>
        {compare ? (
          <div>
            <p data-side="right" translate="no" className="studio-side font-serif text-h3 font-bold">
              {fullName(compare)}
            </p>
            <Text className="mt-1 text-ink-2" text={compare.description} />
          </div>
        ) : null}
        <p className="flex flex-wrap content-start gap-3.5 max-sm:grid max-sm:gap-3 sm:col-span-full">
          <ButtonLink
            href={
              mailLink(
                quoteMessage({
                  product,
                  color: color.name,
                  compare: chosenCompare && fullName(chosenCompare),
                  url: link,
                }),
              ).href
            }
          >
            Email for a Quote in This Color
          </ButtonLink>
          <ButtonLink href={callLink.href} variant="secondary">
            <PhoneIcon />
            <span>{callLink.label}</span>
          </ButtonLink>
          {other && compare && compare.product !== product ? (
            <SiteLink
              href={`${other.path}${writeStudioFragment({ color: compare.key, compare: color.key }, { maker: other.maker, own: [compare.key] }) as `#${string}`}`}
              className="inline-flex min-h-14 items-center font-bold underline decoration-copper decoration-2 underline-offset-5"
            >
              {`See ${other.product}`}
            </SiteLink>
          ) : null}
        </p>
        <div className="flex flex-wrap gap-2.5 sm:col-span-full print:hidden noscript:hidden">
          <CopyButton text={link} name="link to these colors" showsName />
          <ShareButton title={`${product} in ${color.name}`} url={link} />
        </div>
      </div>
    </div>
  );
}

/** Undefined in browsers that don't report it. */
function connection() {
  return (
    navigator as Navigator & { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  ).connection;
}
