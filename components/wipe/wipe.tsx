'use client';

import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { poseAlone, restPoses, wipeText, type WipePose, type WipeSet } from '@/lib/wipe/wipe';
import { WipeKey, type WipeStage } from './wipe-key';

interface WipeProps {
  /** Which pictures these are. It decides where the lines rest and which part of the pictures shows. */
  readonly set: WipeSet;
  /** What the slider moves. */
  readonly label: string;
  /** The names of the pictures, from left to right. */
  readonly names: readonly string[];
  /** Two or three pictures of one camera, from left to right. */
  readonly pictures: readonly ReactNode[];
  /** Shown below the pictures, one for each: its name and what it shows. */
  readonly stages?: readonly WipeStage[];
  /** Comes between the pictures and their names. */
  readonly children?: ReactNode;
}

/** How far from its rest the line starts the one move that shows that it moves. */
const openingMove = 0.09;

/**
 * Two or three pictures of one camera under boards at the pitch of the roof. A range input covers them, so that mouse,
 * touch and keyboard all move the boards. At rest the page is complete without scripts.
 */
export function Wipe({ set, label, names, pictures, stages, children }: WipeProps) {
  const rest = restPoses[set];
  const root = useRef<HTMLDivElement>(null);
  const heldFrom = useRef<number | null>(null);
  const isTouched = useRef(false);
  const [{ hand, gap, isGliding }, setPose] = useState<WipePose & { readonly isGliding: boolean }>({
    ...rest,
    isGliding: false,
  });
  const [alone, setAlone] = useState<number | null>(null);

  useLayoutEffect(() => {
    const { style } = root.current ?? {};
    style?.setProperty('--wipe-hand', String(hand));
    style?.setProperty('--wipe-gap', String(gap));
  }, [hand, gap]);

  // Once, when most of it has come into sight, the line moves a little, to show that it can. Not if it was in sight before.
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
    <div ref={root} data-wipe={set} data-glide={isGliding ? '' : undefined} className="wipe">
      <div className="wipe-pane">
        {/* From the last picture, which is whole, to the first, which lies on top. */}
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
          // A thumb that turns out to scroll the page gives the line back.
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
