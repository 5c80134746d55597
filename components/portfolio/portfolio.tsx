import { Boundary } from '@/components/ui/boundary';
import { Section } from '@/components/ui/section';
import { SnapRow } from '@/components/ui/snap-row';
import { portfolio } from '@/content/home';
import { projects } from '@/content/portfolio';
import { arrangedTiles } from './arranged-tiles';
import { LeadProject } from './lead-project';
import { ProjectCard } from './project-card';
import { ProjectDialog } from './project-dialog';
import { ProjectFilter } from './project-filter';

/** Projects photographed in phases come first and are larger. */
const leads = projects.filter((project) => project.isSequential === true);
const others = projects.filter((project) => project.isSequential !== true);
const { beside, rest } = arrangedTiles(leads, others);

/** CSS does the filtering, so that it works without scripts. */
export function Portfolio() {
  return (
    <Section id="portfolio" labelledBy="portfolio-heading" tone="linen" space="medium" className="portfolio">
      <div className="mb-3 grid items-end gap-1.5 border-b-2 border-ink md:mb-5 md:grid-cols-[1fr_auto] md:gap-4">
        <div className="md:pb-2.5">
          <h2 id="portfolio-heading" className="text-h2">
            {portfolio.heading}
          </h2>
          <p className="mt-1 text-lead text-ink-2 max-sm:text-base/snug">{portfolio.intro}</p>
        </div>
        <Boundary>
          <ProjectFilter />
        </Boundary>
      </div>
      <div className="work">
        {leads.map((project) => (
          <LeadProject key={project.id} project={project} />
        ))}
        <SnapRow label="More projects">
          {beside.length > 0 ? (
            <ul data-stagger="" className="project-grid project-beside">
              {beside.map((project) => (
                <ProjectCard key={project.id} project={project} isBeside />
              ))}
            </ul>
          ) : null}
          {rest.length > 0 ? (
            <ul data-stagger="" className="project-grid">
              {rest.map((project) => (
                <ProjectCard key={project.id} project={project} isBeside={false} />
              ))}
            </ul>
          ) : null}
        </SnapRow>
      </div>
      <ProjectDialog inPhases={leads} />
    </Section>
  );
}
