import { Button } from '@/components/ui/button';
import { dialogClassName } from '@/components/ui/dialog-class-name';
import { LineIcon } from '@/components/ui/line-icon';
import type { SequentialProject } from '@/content/portfolio';
import { ProjectPhases } from './project-phases';
import { projectPictures } from './project-pictures';

/** open-project.ts fills the part from the pressed card's part with this selector. React leaves alone what is set as HTML. */
const filledFrom = (selector: string, until = '') => ({
  'data-fill': selector,
  dangerouslySetInnerHTML: { __html: until },
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
            <span {...filledFrom('h3', 'Project')} />
          </h2>
          <p className="text-small text-ink-2" {...filledFrom('[data-place]')} />
        </div>
        <button type="submit" aria-label="Close" className="grid size-12 flex-none place-items-center">
          <LineIcon d="M18 6 6 18M6 6l12 12" className="size-6" />
        </button>
      </form>
      {inPhases.map(({ id, sequentialPhotos }) => (
        <ProjectPhases key={id} project={id} photos={sequentialPhotos} pictures={projectPictures} />
      ))}
      <div className="project-stage" {...filledFrom('.project-picture, .wipe-picture')} />
      <form
        method="dialog"
        className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 px-5 pt-5 pb-6.5 sm:px-6 md:flex-nowrap"
      >
        <p className="max-w-measure" {...filledFrom('[data-about]')} />
        <p className="ml-auto flex flex-none flex-wrap gap-3 max-md:w-full max-md:*:flex-auto">
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
