'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ProjectDialogProps } from './project-dialog';
import type { ProjectPictures } from './project-pictures';

type ProjectOpenerProps = { readonly pictures: ProjectPictures; readonly children: ReactNode };

export function ProjectOpener({ pictures, children }: ProjectOpenerProps) {
  const [selected, setSelected] = useState<number | null>(null);
  const [ProjectDialog, setProjectDialog] = useState<ComponentType<ProjectDialogProps> | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;

    const fetchDialog = () => import('./project-dialog').then((part) => setProjectDialog(() => part.ProjectDialog));
    function open(card: HTMLElement) {
      pressed.current = card;
      const { project } = card.dataset;
      void fetchDialog().then(
        () => setSelected(Number(project)),
        // The code failed to load, so the card shows the description itself (`:target`).
        () => {
          window.location.hash = `project-${project}`;
        },
      );
    }
    /** Failures are ignored, because a click tries again. */
    const preload = () => void fetchDialog().catch(() => undefined);
    function handleClick(event: MouseEvent) {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-project]') : null;
      // With one of these keys, the visitor wants a new tab or window.
      if (!card || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(card);
    }
    element.addEventListener('click', handleClick, { signal });
    // `pointerover`, because it is the event that hydration sends for a pointer that is already over a card.
    for (const reach of ['pointerover', 'focusin']) element.addEventListener(reach, preload, { signal });

    // A card was pressed before hydration, or the visitor followed a shared link.
    const linked =
      /^#project-\d+$/.test(window.location.hash) &&
      document.querySelector<HTMLElement>(`${window.location.hash} [data-project]`);
    if (linked) open(linked);
    return () => listening.abort();
  }, []);

  return (
    <div ref={root}>
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
