import { Reveal } from '@/components/motion/reveal';
import { StoryPole } from '@/components/sections/parts/story-pole';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { process } from '@/content/home';

const steps = process.steps.map(({ title, text, result }) => ({ title, details: text, duration: result }));

/** The five steps of a job on a story pole, each with what the homeowner has in hand after it. */
export function JobProcess() {
  return (
    <Section labelledBy="process-heading" space="medium">
      <Reveal>
        <SectionHeading id="process-heading" intro={process.intro} layout="stacked">
          {process.heading}
        </SectionHeading>
      </Reveal>
      <StoryPole steps={steps} />
    </Section>
  );
}
