import clsx from 'clsx';
import { Papers } from '@/components/sections/paper/papers';
import { StoryPole } from '@/components/sections/parts/story-pole';
import { SectionHeading } from '@/components/ui/section-heading';
import { jobProcess } from '@/content/home';
import { papers } from '@/content/papers/papers';

const steps = jobProcess.steps.map(({ title, text, result }) => ({ title, details: text, duration: result }));

export function JobProcess() {
  return (
    <section
      aria-labelledby="process-heading"
      data-tone="chalk"
      // The table with the papers ends the section, without space below it.
      className={clsx('space-medium relative bg-chalk', papers.areShown && 'pb-0')}
    >
      <div data-enters="" className="wrap">
        <SectionHeading id="process-heading" intro={jobProcess.intro} layout="ends" space="short">
          {jobProcess.heading}
        </SectionHeading>
        <StoryPole steps={steps} />
      </div>
      {papers.areShown ? <Papers steps={jobProcess.papers} /> : null}
    </section>
  );
}
