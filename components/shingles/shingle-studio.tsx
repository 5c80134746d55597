'use client';

import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { mailLink } from '@/content/mail';
import type { ShinglePath } from '@/content/paths';
import { quoteMessage } from '@/lib/mail/quote-message';
import { shouldPreload, neighbors, writeStudioFragment, type StudioRange } from '@/lib/shingles/shingle-studio';
import { ColorSwatches } from './color-swatches';
import type { StudioColor, StudioSwatch } from './studio-color';
import { StudioDivider } from './studio-divider';
import { StudioHouse } from './studio-house';
import { useStudioChoice } from './use-studio-choice';

interface StudioProduct {
  readonly maker: string;
  readonly product: string;
}

interface ShingleStudioProps extends StudioProduct {
  readonly colors: readonly [StudioSwatch, ...StudioSwatch[]];
  /** The other maker, whose colors can be compared with these. */
  readonly other: StudioProduct & {
    readonly path: ShinglePath;
    readonly colors: readonly [StudioColor, ...StudioColor[]];
  };
  /** The `sizes` of the house and of a swatch. */
  readonly sizes: { readonly house: string; readonly swatch: string };
  /** The absolute URL of the page. */
  readonly page: string;
  readonly className?: string;
  readonly phone: { readonly display: string; readonly href: `tel:${string}` };
  /** What follows the house in the page's HTML. */
  readonly children?: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();

/** A house in one of nine colors, or in two side by side. Without scripts: the first color and all nine swatches. */
export function ShingleStudio(props: ShingleStudioProps) {
  const { maker, product, colors, other, sizes, page, phone, className, children } = props;
  const selectId = useId();
  const range = useMemo<StudioRange>(() => {
    const [first, ...rest] = colors;
    const own = [first.key, ...rest.map(({ key }) => key)] as const;
    return { maker, own, all: [...own, ...other.colors.map(({ key }) => key)] };
  }, [maker, colors, other]);

  const { choice, isLinked, choose: setChoice } = useStudioChoice(range);
  const [preloadKeys, setPreloadKeys] = useState<ReadonlySet<string>>(new Set());

  const everyColor: readonly StudioColor[] = [...colors, ...other.colors];
  const color = colors.find(({ key }) => key === choice.color) ?? colors[0];
  const compare = everyColor.find(({ key }) => key === choice.compare);

  const preload = (keys: readonly string[]) => {
    if (shouldPreload(connection())) setPreloadKeys((before) => new Set([...before, ...keys]));
  };
  const choose = (key: string) => {
    preload(neighbors(key, range.own));
    setChoice({ color: key, compare: choice.compare === key ? undefined : choice.compare });
  };

  const compareName = compare && (compare.product === product ? compare.name : `${compare.product} ${compare.name}`);

  return (
    <div
      className={clsx(
        'grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_400px]',
        className,
      )}
    >
      {/* On a phone held upright the house stays in sight while the swatches and the comparison pass under it. */}
      <div className="z-4 max-sm:-mx-(--pad) max-sm:tall:sticky max-sm:tall:top-(--header-scrolled)">
        <div className="relative aspect-16/10 overflow-hidden rounded-sm">
          <StudioHouse
            key={isLinked ? 'linked' : 'first'}
            color={color}
            colors={colors}
            preloadKeys={preloadKeys}
            priority={!isLinked}
            sizes={sizes.house}
          />
          {children}
          {compare ? (
            <>
              <StudioHouse
                color={compare}
                colors={everyColor}
                preloadKeys={nothing}
                sizes={sizes.house}
                className="studio-compared z-1"
              />
              <StudioDivider left={color.name} right={compareName ?? compare.name} />
              <NameTab side="left">{color.name}</NameTab>
              <NameTab side="right">{compareName ?? compare.name}</NameTab>
            </>
          ) : null}
        </div>
      </div>

      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        <ColorSwatches
          colors={colors}
          chosen={color.key}
          sizes={sizes.swatch}
          onChoose={choose}
          onPoint={(key) => preload([key])}
        />
      </div>

      <div className="grid content-start gap-x-8 gap-y-5 sm:max-md:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_300px]">
        <div>
          <p className="font-serif text-h3 font-bold">{color.name}</p>
          <p className="mt-1 text-ink-2">
            <RichText>{color.description}</RichText>
          </p>
        </div>
        <div className="noscript:hidden">
          <label htmlFor={selectId} className="mb-1.5 block text-small font-bold">
            Compare with
          </label>
          <select
            id={selectId}
            value={compare?.key ?? ''}
            onChange={(event) => setChoice({ color: color.key, compare: event.target.value || undefined })}
            className="min-h-13.5 w-full rounded-sm border-fine border-rule-strong bg-white px-3.5 py-2 text-body hover:border-ink"
          >
            <option value="">One color on the whole house</option>
            <Options label={product} colors={colors.filter(({ key }) => key !== color.key)} />
            <Options label={other.product} colors={other.colors} />
          </select>
        </div>
        <p className="flex flex-wrap content-start gap-3.5 max-sm:grid max-sm:gap-3 sm:col-span-full">
          <ButtonLink
            href={
              mailLink(
                quoteMessage({
                  product,
                  color: color.name,
                  compare: compareName,
                  address: `${page}${writeStudioFragment({ color: color.key, compare: compare?.key }, range)}`,
                }),
              ).href
            }
          >
            Email for a Quote in This Color
          </ButtonLink>
          <ButtonLink href={phone.href} variant="secondary">
            <Phone aria-hidden="true" className="size-5 flex-none" />
            {`Call ${phone.display}`}
          </ButtonLink>
          {compare && compare.product !== product ? (
            <SiteLink
              href={`${other.path}${writeStudioFragment({ color: compare.key, compare: color.key }, { maker: other.maker, own: [compare.key] }) as `#${string}`}`}
              className="inline-flex min-h-14 items-center font-bold underline decoration-copper decoration-2 underline-offset-5"
            >
              {`See all of ${other.product}`}
            </SiteLink>
          ) : null}
        </p>
      </div>
    </div>
  );
}

function Options({ label, colors }: { readonly label: string; readonly colors: readonly StudioColor[] }) {
  return (
    <optgroup label={label}>
      {colors.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

function NameTab({ side, children }: { readonly side: 'left' | 'right'; readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      data-side={side}
      className="studio-name pointer-events-none absolute bottom-0 z-2 max-w-1/2 bg-ink py-2 text-small leading-tight font-bold text-white"
    >
      {children}
    </span>
  );
}

/** The Network Information API, which only some browsers have. */
function connection() {
  return (
    navigator as Navigator & { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  ).connection;
}
