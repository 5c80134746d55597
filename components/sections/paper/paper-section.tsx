import { SectionHeading } from '@/components/ui/section-heading';
import { papers } from '@/content/papers/papers';
import { Papers } from './papers';

export function PaperSection() {
  if (!papers.areShown) return null;
  return (
    <section aria-labelledby="papers-heading" data-tone="chalk" className="space-usual relative bg-chalk pb-5 md:pb-8">
      <div className="wrap print:break-after-avoid">
        <SectionHeading id="papers-heading" intro={papers.intro} layout="ends" space="short">
          {papers.heading}
        </SectionHeading>
      </div>
      <Papers />
    </section>
  );
}
