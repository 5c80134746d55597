'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ProjectPictures } from './project-pictures';
import type { ProjectViewerProps } from './project-viewer';

interface ProjectPhasesProps extends ProjectViewerProps {
  readonly project: number;
  readonly pictures: ProjectPictures;
}

/** Takes the place of the dialog's picture. Each time it opens at the first photo. */
export function ProjectPhases({ project, photos, pictures }: ProjectPhasesProps) {
  const [Viewer, setViewer] = useState<ComponentType<ProjectViewerProps> | null>(null);
  /** When it was opened, or 0. */
  const [openedAt, setOpenedAt] = useState(0);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    if (!dialog) return;
    const follow = () => {
      const isOpen = dialog.open && dialog.dataset.shown === String(project);
      setOpenedAt(isOpen ? performance.now() : 0);
      // If its code fails to load, the first picture stays.
      if (isOpen)
        import('./project-viewer').then(
          ({ ProjectViewer }) => setViewer(() => ProjectViewer),
          () => undefined,
        );
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(dialog, { attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [project]);

  return (
    <div ref={root} className="project-phases">
      {openedAt > 0 && Viewer ? <Viewer key={openedAt} photos={photos} pictures={pictures} /> : null}
    </div>
  );
}
