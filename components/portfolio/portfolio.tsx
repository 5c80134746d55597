import { SampleNote } from '@/components/sections/parts/sample-note';
import { Reveal } from '@/components/motion/reveal';
import { Section } from '@/components/ui/section';
import { SnapRow } from '@/components/ui/snap-row';
import { portfolio } from '@/content/home';
import { projects } from '@/content/portfolio';
import { ProjectCard } from './project-card';
import { ProjectFilter } from './project-filter';
import { ProjectOpener } from './project-opener';
import { projectPictures } from './project-pictures';

/** Recent projects. CSS does the filtering, so that it works without scripts. */
export function Portfolio() {
  return (
    <Section id="portfolio" labelledBy="portfolio-heading" tone="linen" className="group/portfolio portfolio">
      <Reveal className="mb-6 grid items-end gap-4 border-b-2 border-ink md:mb-6 md:grid-cols-[1fr_auto]">
        <div className="md:pb-3.5">
          <h2 id="portfolio-heading" className="text-h2">
            {portfolio.heading}
          </h2>
          <p className="mt-2 text-lead text-ink-2">{portfolio.intro}</p>
        </div>
        <ProjectFilter projects={projects} />
      </Reveal>
      <ProjectOpener pictures={projectPictures}>
        <SnapRow label={portfolio.heading} after={<SampleNote className="mt-0!" />}>
          <ul className="project-grid">
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
        </SnapRow>
      </ProjectOpener>
    </Section>
  );
}
