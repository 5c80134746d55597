import { ArrowLink } from '@/components/ui/arrow-link';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';
import { backgroundOf } from '@/components/sections/parts/background-of';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import type { TextLink } from '@/content/rich-text';

function StartLinks({ links }: { readonly links: readonly TextLink[] }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {links.map((link) => (
        <ArrowLink key={link.href} href={link.href}>
          {link.label}
        </ArrowLink>
      ))}
    </p>
  );
}

export function SymptomsSection({ section, tone, isShort }: SectionProps<'symptoms'>) {
  const { symptoms, otherwise } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <ul data-stagger="" className="grid gap-x-8 gap-y-4 sm:grid-cols-3 sm:gap-y-7 sm:max-md:gap-x-6">
        {symptoms.map(({ symptom, drawing, links }) => (
          <li
            key={symptom}
            className="grid grid-cols-[minmax(0,min(6rem,28%))_minmax(min-content,1fr)] items-center gap-x-4 sm:block"
          >
            <div className={`overflow-hidden border-[1.5px] border-ink ${backgroundOf(drawing)}`}>
              <Drawing name={drawing} alt="" className="aspect-4/3 size-full object-cover" />
            </div>
            <div className="sm:mt-2.5">
              <Text as="h3" className="text-h4" text={symptom} />
              <StartLinks links={links} />
            </div>
          </li>
        ))}
      </ul>
      {otherwise.link ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-8 border-t-2 border-ink pt-2 md:mt-9">
          <Text as="h3" className="text-h4" text={otherwise.symptom} />
          <StartLinks links={[otherwise.link]} />
        </div>
      ) : null}
    </SectionFrame>
  );
}
