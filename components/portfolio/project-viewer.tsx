'use client';

import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { ClientPicture } from '@/components/ui/client-picture';
import { Wipe } from '@/components/wipe/wipe';
import type { SequentialPhoto } from '@/content/portfolio';
import { ProjectPhoto } from './project-photo';
import type { ProjectPictures } from './project-pictures';

const swipeDistance = 40;

const arrowClassName = 'absolute top-[calc(50%-28px)] grid size-14 place-items-center bg-chalk';

export interface ProjectViewerProps {
  readonly photos: readonly SequentialPhoto[];
  readonly pictures: ProjectPictures;
}

export function ProjectViewer({ photos, pictures }: ProjectViewerProps) {
  const [current, setCurrent] = useState(0);
  const [isComparing, setIsComparing] = useState(false);
  const swipeFrom = useRef<number | null>(null);
  const total = photos.length;
  const shown = photos[current];

  const step = useCallback(
    (by: 1 | -1) => {
      setIsComparing(false);
      setCurrent((before) => (before + by + total) % total);
    },
    [total],
  );

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      // The slider handles its own arrow keys.
      if (event.target instanceof HTMLInputElement) return;
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      step(event.key === 'ArrowRight' ? 1 : -1);
      event.preventDefault();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [step]);

  function endSwipe(event: PointerEvent) {
    const from = swipeFrom.current;
    swipeFrom.current = null;
    if (from === null) return;
    const distance = event.clientX - from;
    if (Math.abs(distance) >= swipeDistance) step(distance < 0 ? 1 : -1);
  }

  if (!shown) return null;
  return (
    <div role="group" aria-roledescription="photo series" aria-label="Project photos">
      {isComparing ? (
        <div className="has-wipe [--project-height:min(460px,46vh,62vw)]">
          <Wipe
            set="project"
            names={photos.map(({ phase }) => phase)}
            pictures={photos.map(({ phase, image }) => (
              <ProjectPhoto key={phase} picture={pictures[image]} />
            ))}
          />
        </div>
      ) : null}
      <div
        hidden={isComparing}
        // Not the `touch-pan-y` utility, whose custom properties would be in every page's styles.
        className="project-stage [touch-action:pan-y] select-none"
        onPointerDown={(event) => {
          swipeFrom.current = event.isPrimary ? event.clientX : null;
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          swipeFrom.current = null;
        }}
      >
        {photos.map(({ image, phase }, index) => (
          <div key={phase} aria-hidden={index !== current} data-shown={index === current} className="project-photo">
            <ProjectPhoto picture={pictures[image]} />
          </div>
        ))}
        <button
          type="button"
          aria-label="Previous photo"
          onClick={() => step(-1)}
          className={`${arrowClassName} left-0`}
        >
          <ChevronLeft aria-hidden="true" className="size-6" />
        </button>
        <button type="button" aria-label="Next photo" onClick={() => step(1)} className={`${arrowClassName} right-0`}>
          <ChevronRight aria-hidden="true" className="size-6" />
        </button>
      </div>
      <ol aria-label="Timeline" className="grid grid-cols-3">
        {photos.map(({ phase, image }, index) => (
          <li key={phase} className="grid">
            <button
              type="button"
              onClick={() => {
                setIsComparing(false);
                setCurrent(index);
              }}
              aria-current={index === current && !isComparing ? 'step' : undefined}
              className={clsx(
                'flex min-h-14 items-center gap-3 border-t-6 border-rule py-2.5 text-left font-semibold sm:px-6',
                'max-sm:flex-col max-sm:items-start max-sm:gap-1.5 max-sm:px-3 current:border-copper current:font-bold',
                index === 0 && 'max-sm:pl-5',
              )}
            >
              <ClientPicture
                {...pictures[image]}
                alt=""
                sizes="80px"
                className={clsx(pictures[image].className, 'h-11! w-17.5! flex-none rounded-sm object-cover')}
              />
              <span>{phase}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="max-w-measure px-5 pt-4 sm:px-6">
        <button
          type="button"
          aria-pressed={isComparing}
          onClick={() => setIsComparing((before) => !before)}
          className="min-h-11 font-bold underline decoration-copper decoration-2 underline-offset-5 aria-pressed:decoration-5"
        >
          Slide between all three
        </button>
        <div role="status">
          <p className="font-bold">{`${current + 1} of ${total}. ${shown.title}`}</p>
          <p>{shown.description}</p>
        </div>
      </div>
    </div>
  );
}
