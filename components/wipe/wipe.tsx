'use client';

import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { listed } from '@/lib/text/listed';
import { poseAlone, restPoses, wipeText, type WipePose, type WipeSet } from '@/lib/wipe/wipe';
import { WipeKey, type WipeStage } from './wipe-key';

interface WipeProps {
  readonly set: WipeSet;
  /** Default: `Slide between` and the names. */
  readonly label?: string;
  readonly names: readonly string[];
  /** Two or three pictures from one camera position, from left to right. */
  readonly pictures: readonly ReactNode[];
  readonly stages?: readonly WipeStage[];
  readonly children?: ReactNode;
}

/** Not written whole: the export would keep the styles of every set on each page with a wipe. */
const classOf = (set: WipeSet) => `wipe-${set}`;

/** A share of the slider's length. */
const openingMove = 0.09;

/** A range input covers the pictures, so that mouse, touch and keyboard all move the boards. */
export function Wipe({
  set,
  names,
  label = `Slide between ${listed(names).toLowerCase()}`,
  pictures,
  stages,
  children,
}: WipeProps) {
  const rest: WipePose = restPoses[set];
  const root = useRef<HTMLDivElement>(null);
  const heldFrom = useRef<number | null>(null);
  const isTouched = useRef(false);
  const [{ hand, gap, isGliding }, setPose] = useState({ ...rest, isGliding: false });
  const [alone, setAlone] = useState<number | null>(null);

  // The visitor may have moved the boards before hydration (lib/browser/inline/move-wipe.ts).
  useLayoutEffect(() => {
    const moved = root.current?.style.getPropertyValue('--wipe-hand');
    if (!moved) return;
    isTouched.current = true;
    setPose((pose) => ({ ...pose, hand: Number(moved) }));
  }, []);

  useLayoutEffect(() => {
    const { style } = root.current ?? {};
    style?.setProperty('--wipe-hand', String(hand));
    style?.setProperty('--wipe-gap', String(gap));
  }, [hand, gap]);

  // Once most of the wipe has scrolled into view, shows that the boards move, unless it was in view from the start.
  useEffect(() => {
    const element = root.current?.firstElementChild;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isReady = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || isTouched.current) return observer.disconnect();
        if (!entry.isIntersecting && !isReady) {
          isReady = true;
          setPose({ hand: restPoses[set].hand + openingMove, gap: restPoses[set].gap, isGliding: false });
        } else if (entry.intersectionRatio >= 0.6 || !isReady) {
          observer.disconnect();
          if (isReady) setPose({ ...restPoses[set], isGliding: true });
        }
      },
      { threshold: [0, 0.6] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [set]);

  const drag = (to: number) => {
    isTouched.current = true;
    setPose({ hand: to, gap: rest.gap, isGliding: false });
    setAlone(null);
  };

  const last = pictures.length - 1;
  return (
    // move-wipe.ts may have set the element's style.
    <div
      ref={root}
      data-wipe=""
      data-glide={isGliding ? '' : undefined}
      data-alone={alone === null ? undefined : ''}
      suppressHydrationWarning
      // Not by the attribute, because the export leaves out what needs a class that a page doesn't name.
      className={`wipe ${classOf(set)}`}
    >
      <div className="wipe-pane">
        {/* The last picture is whole, and each one before it covers its left part. */}
        {[...pictures.keys()].reverse().map((index) => (
          <Fragment key={index}>
            <div data-line={index < last ? index : undefined} className="wipe-picture">
              {pictures[index]}
            </div>
            {index < last ? <span aria-hidden="true" data-line={index} className="wipe-board" /> : null}
          </Fragment>
        ))}
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(hand * 100)}
          aria-label={label}
          aria-valuetext={wipeText(names, hand)}
          onChange={(event) => drag(event.target.valueAsNumber / 100)}
          onPointerDown={() => {
            isTouched.current = true;
            heldFrom.current = hand;
          }}
          onPointerUp={() => {
            heldFrom.current = null;
          }}
          // A touch that turns out to scroll the page moves the boards back to where they were.
          onPointerCancel={() => {
            if (heldFrom.current !== null) drag(heldFrom.current);
            heldFrom.current = null;
          }}
          className="wipe-range"
        />
        <span aria-hidden="true" data-line={0} className="wipe-grip" />
      </div>
      {children}
      {stages ? (
        <WipeKey
          stages={stages}
          alone={alone}
          onPress={(index) => {
            isTouched.current = true;
            setPose({ ...poseAlone(index, pictures.length, rest.gap), isGliding: true });
            setAlone(index);
          }}
        />
      ) : null}
    </div>
  );
}
