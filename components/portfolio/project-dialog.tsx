import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { dialogClassName } from '@/components/ui/dialog-class-name';
import type { SequentialProject } from '@/content/portfolio';
import { ProjectPhases } from './project-phases';
import { projectPictures } from './project-pictures';

/** open-project.ts fills the part with the name and the text of the pressed card. React leaves alone what is set as HTML. */
const filledAs = (part: string) => ({
  'data-fill': part,
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
});

/** Opened by lib/browser/inline/open-project.ts, which needs no hydration and reads the `returnValue`. */
export function ProjectDialog({ inPhases }: { readonly inPhases: readonly SequentialProject[] }) {
  return (
    <dialog
      id="project-dialog"
      aria-labelledby="project-title"
      className={`${dialogClassName} max-h-[94vh] w-[min(1040px,calc(100vw-32px))] overscroll-contain`}
      suppressHydrationWarning
    >
      <form
        method="dialog"
        className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-chalk py-3 pr-3 pl-5 sm:pl-6"
      >
        <div>
          <h2 id="project-title" className="text-h3">
            <span {...filledAs('title')} />
          </h2>
          <p className="text-small text-ink-2" {...filledAs('place')} />
        </div>
        <button aria-label="Close" className="grid size-12 flex-none place-items-center">
          <X aria-hidden="true" className="size-6" />
        </button>
      </form>
      {inPhases.map(({ id, sequentialPhotos }) => (
        <ProjectPhases key={id} project={id} photos={sequentialPhotos} pictures={projectPictures} />
      ))}
      <div className="project-stage" {...filledAs('picture')} />
      <form
        method="dialog"
        className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 px-5 pt-5 pb-6.5 sm:px-6 md:flex-nowrap"
      >
        <p className="max-w-measure" {...filledAs('about')} />
        <p className="flex flex-none flex-wrap gap-3 max-md:w-full max-md:*:flex-auto">
          <Button type="submit" variant="secondary">
            Close
          </Button>
          <Button type="submit" value="book">
            Book a Similar Project
          </Button>
        </p>
      </form>
    </dialog>
  );
}
