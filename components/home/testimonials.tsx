import { ArrowLink } from '@/components/ui/arrow-link';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SnapRow } from '@/components/ui/snap-row';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stars } from '@/components/ui/stars';
import { clients } from '@/content/home';
import type { Testimonial } from '@/content/testimonials';

export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Section labelledBy="testimonials-heading" space="medium">
      <SnapRow
        label={clients.heading}
        head={
          <div className="max-sm:[&_h2]:pr-[112px]">
            <SectionHeading id="testimonials-heading" intro={clients.intro} layout="ends" space="short">
              {clients.heading}
            </SectionHeading>
          </div>
        }
        after={
          <p className="md:mt-2">
            <ArrowLink href={clients.link.href}>{clients.link.label}</ArrowLink>
          </p>
        }
      >
        <ul data-stagger="" className="gap-5 [--card:min(78vw,20rem)] sm:flex sm:flex-wrap md:gap-x-12 print:grid">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
      </SnapRow>
    </Section>
  );
}

function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  const { name, location, text, image, rating, when, isSample, verified } = testimonial;
  return (
    <li className="flex flex-col sm:@container sm:flex-[1_1_17rem] sm:max-md:first:basis-full md:max-w-160 md:flex-[1_1_13.5rem] md:first:flex-[1.35_1_18.2rem]">
      <div className="mb-3 flex h-27.5 items-end justify-between border-b-2 border-ink sm:mb-4.5 sm:h-34.5">
        <Picture name={image} sizes="210px" className="gable-house" />
        <Stars rating={rating} className="mb-2.5" />
      </div>
      <blockquote className="gable-text">
        <p>{text}</p>
      </blockquote>
      <p className="mt-auto wrap-anywhere">
        <span translate="no">
          <b>{name}</b>
          {`, ${location}`}
        </span>
        <Text
          as="span"
          className="block text-small text-ink-2"
          text={[isSample ? clients.verified : verified, when].filter(Boolean).join(' · ')}
        />
      </p>
    </li>
  );
}
