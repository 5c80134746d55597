'use client';

import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { categoryNames, projects, type Project } from '@/content/portfolio';
import { ProjectPhoto } from './project-photo';
import type { ProjectPictures } from './project-pictures';
import { ProjectViewer } from './project-viewer';

export interface ProjectDialogProps {
  readonly selected: number | null;
  readonly pictures: ProjectPictures;
  readonly onClose: () => void;
}

/** Unmounts its content on close, so it always opens at the first photo. */
export function ProjectDialog({ selected, pictures, onClose }: ProjectDialogProps) {
  const headingId = useId();
  const project = projects.find(({ id }) => id === selected);
  return (
    <Dialog open={project !== undefined} onClose={onClose} aria-labelledby={headingId} className="overscroll-contain">
      {project ? <ProjectSheet project={project} pictures={pictures} headingId={headingId} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface ProjectSheetProps extends Omit<ProjectDialogProps, 'selected'> {
  readonly project: Project;
  readonly headingId: string;
}

function ProjectSheet({ project, pictures, headingId, onClose }: ProjectSheetProps) {
  const { title, category, town, image, description } = project;

  function bookSimilar() {
    onClose();
    // The page can't scroll until the dialog has closed.
    requestAnimationFrame(showBooking);
  }

  const actions = (
    <p className="flex flex-none flex-wrap gap-3 max-md:w-full max-md:*:flex-auto">
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      <Button onClick={bookSimilar}>Book a Similar Project</Button>
    </p>
  );

  return (
    <>
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-chalk py-3 pr-3 pl-5 sm:pl-6">
        <div>
          <h2 id={headingId} className="text-h3">
            {title}
          </h2>
          <p className="text-small text-ink-2">
            <span>{`${categoryNames[category]}. `}</span>
            <span translate="no">{town}</span>
          </p>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="grid size-12 flex-none place-items-center"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      {project.isSequential ? (
        <ProjectViewer
          photos={project.sequentialPhotos}
          pictures={pictures}
          description={description}
          actions={actions}
        />
      ) : (
        <>
          <div className="project-stage">
            <ProjectPhoto picture={pictures[image]} />
          </div>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 px-5 pt-5 pb-6.5 sm:px-6 md:flex-nowrap">
            <p className="max-w-measure">{description}</p>
            {actions}
          </div>
        </>
      )}
    </>
  );
}

function showBooking() {
  const booking = document.getElementById('booking');
  if (!booking) return;
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  booking.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  // Keyboard users continue from the booking section.
  booking.tabIndex = -1;
  booking.focus({ preventScroll: true });
}
