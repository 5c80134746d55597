import { Reveal } from '@/components/motion/reveal';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SnapRow } from '@/components/ui/snap-row';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stars } from '@/components/ui/stars';
import { clients } from '@/content/home';
import type { Testimonial } from '@/content/testimonials';
import { SampleNote } from '@/components/sections/parts/sample-note';

/** What customers say, each beside the house that we worked on. The first quote is set larger. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  return (
    <Section labelledBy="testimonials-heading" space="medium">
      <Reveal>
        <SectionHeading id="testimonials-heading" intro={clients.intro}>
          {clients.heading}
        </SectionHeading>
      </Reveal>
      <SnapRow
        label={clients.heading}
        after={
          <div className="flex flex-wrap items-center gap-x-8">
            <ArrowLink href={clients.link.href}>{clients.link.label}</ArrowLink>
            {testimonials.some(({ isSample }) => isSample) ? <SampleNote className="mt-0!" /> : null}
          </div>
        }
      >
        <Reveal
          as="ul"
          stagger
          className="gap-x-5 gap-y-9 [--card:min(78vw,20rem)] md:grid md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-12 print:grid"
        >
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </Reveal>
      </SnapRow>
    </Section>
  );
}

function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  const { name, location, text, image, rating } = testimonial;
  return (
    <li className="group flex flex-col border-t-2 border-ink pt-4 md:pt-5.5">
      <Stars rating={rating} className="mb-2.5 md:mb-3.5" />
      <blockquote className="mb-4 font-serif text-large leading-normal font-medium md:mb-6 md:text-h4/normal md:group-first:text-feature md:group-first:leading-snug">
        <p>{text}</p>
      </blockquote>
      <div className="mt-auto flex flex-wrap items-center gap-3.5">
        <Picture name={image} alt="" sizes="96px" className="size-24! flex-none object-cover clip-house" />
        <p className="min-w-0 flex-1 basis-32 wrap-anywhere">
          <b>{name}</b>, {location}
          <span className="block text-small text-ink-2">
            <RichText>{`${clients.verified} · ${clients.when}`}</RichText>
          </span>
        </p>
      </div>
    </li>
  );
}
