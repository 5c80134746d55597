import clsx from 'clsx';
import { categoryNames, projectFilters, projects } from '@/content/portfolio';

export function ProjectFilter() {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Show projects</legend>
      <div className="flex flex-wrap">
        {projectFilters
          .filter((filter) => filter === 'all' || projects.some(({ category }) => category === filter))
          .map((filter) => ({
            filter,
            count: filter === 'all' ? projects.length : projects.filter(({ category }) => category === filter).length,
          }))
          .map(({ filter, count }) => (
            <label
              key={filter}
              className={clsx(
                'project-filter flex min-h-13 flex-auto cursor-pointer items-center justify-center gap-1.5',
                'px-2 font-semibold whitespace-nowrap max-sm:text-base xs:px-2.5 sm:px-5',
              )}
            >
              <input
                type="radio"
                name="project-filter"
                value={filter}
                defaultChecked={filter === 'all'}
                className="sr-only"
              />
              {categoryNames[filter]}
              <span className="text-small font-normal">
                {count}
                <span className="sr-only">{count === 1 ? ' project' : ' projects'}</span>
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
