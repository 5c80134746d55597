'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { ProjectDialogProps } from './project-dialog';
import type { ProjectPictures } from './project-pictures';

interface ProjectOpenerProps {
  readonly pictures: ProjectPictures;
  readonly children: ReactNode;
}

/** Opens the project whose card was pressed. The dialog comes with the first sign of interest, and opens when it is here. */
export function ProjectOpener({ pictures, children }: ProjectOpenerProps) {
  const [selected, setSelected] = useState<number | null>(null);
  const [ProjectDialog, setProjectDialog] = useState<ComponentType<ProjectDialogProps> | null>(null);
  const pressed = useRef<HTMLElement | null>(null);

  const fetchDialog = useCallback(
    () => import('./project-dialog').then((part) => setProjectDialog(() => part.ProjectDialog)),
    [],
  );

  const open = useCallback(
    (card: HTMLElement) => {
      pressed.current = card;
      const { project } = card.dataset;
      return fetchDialog().then(
        () => setSelected(Number(project)),
        // Out of reach: the card opens in place, as it does without scripts.
        () => {
          window.location.hash = `project-${project}`;
        },
      );
    },
    [fetchDialog],
  );

  /** Interest is no promise: if the dialog cannot come now, the press itself will ask again. */
  const prepare = () => void fetchDialog().catch(() => undefined);

  // A press before this script arrived, or a link that somebody sent.
  useEffect(() => {
    const asked = /^#project-\d+$/.test(window.location.hash) && document.querySelector<HTMLElement>(`${window.location.hash} > a`);
    if (asked) void open(asked);
  }, [open]);

  function handleClick(event: MouseEvent) {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-project]') : null;
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!card || newTab) return;
    event.preventDefault();
    void open(card);
  }

  return (
    <div onClick={handleClick} onPointerEnter={prepare} onFocus={prepare}>
      {children}
      {ProjectDialog ? (
        <ProjectDialog
          selected={selected}
          pictures={pictures}
          onClose={() => {
            setSelected(null);
            pressed.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </div>
  );
}
