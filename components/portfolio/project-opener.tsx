'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ProjectDialogProps } from './project-dialog';
import type { ProjectPictures } from './project-pictures';

type ProjectOpenerProps = { readonly pictures: ProjectPictures; readonly children: ReactNode };

export function ProjectOpener({ pictures, children }: ProjectOpenerProps) {
  const [selected, setSelected] = useState<number | null>(null);
  const [ProjectDialog, setProjectDialog] = useState<ComponentType<ProjectDialogProps> | null>(null);
  const root = useRef<HTMLDivElement>(null);
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
        // The code failed to load, so the card shows the description itself (`:target`).
        () => {
          window.location.hash = `project-${project}`;
        },
      );
    },
    [fetchDialog],
  );

  /** Failures are ignored, because a click tries again. */
  const preload = useCallback(() => void fetchDialog().catch(() => undefined), [fetchDialog]);

  // A card was pressed before hydration, or the visitor followed a shared link.
  useEffect(() => {
    const linked =
      /^#project-\d+$/.test(window.location.hash) &&
      document.querySelector<HTMLElement>(`${window.location.hash} [data-project]`);
    if (linked) void open(linked);
  }, [open]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    function handleClick(event: MouseEvent) {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-project]') : null;
      // With one of these keys, the visitor wants a new tab or window.
      if (!card || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void open(card);
    }
    element.addEventListener('click', handleClick);
    element.addEventListener('focusin', preload);
    return () => {
      element.removeEventListener('click', handleClick);
      element.removeEventListener('focusin', preload);
    };
  }, [open, preload]);

  return (
    <div ref={root} onPointerEnter={preload}>
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
