import { backgroundOf } from '@/components/sections/parts/background-of';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';
import { isOff, offeredLinks } from '@/content/offered';
import type { TextLink } from '@/content/rich-text';

const plain = {
  list: 'grid gap-x-3.5 gap-y-2.5 xs:grid-cols-2 sm:grid-cols-5 sm:gap-x-4 sm:gap-y-6 lg:gap-x-6',
  sign: 'grid break-inside-avoid grid-cols-[minmax(0,min(52px,30%))_minmax(min-content,1fr)] items-center gap-x-2.5 sm:block',
  drawing: 'aspect-3/2 size-full object-cover sm:aspect-30/17',
};
const withLinks = {
  list: 'grid gap-x-8 gap-y-4 sm:grid-cols-3 sm:gap-y-7 sm:max-md:gap-x-6',
  sign: 'grid grid-cols-[minmax(0,min(6rem,28%))_minmax(min-content,1fr)] items-center gap-x-4 sm:block',
  drawing: 'aspect-4/3 size-full object-cover',
};

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

export function SignsSection({ section, tone, isShort }: SectionProps<'signs'>) {
  const { otherwise } = section;
  const signs = offeredLinks(section.signs);
  const classes = signs.some(({ links }) => links) ? withLinks : plain;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <ul data-stagger="" className={classes.list}>
        {signs.map(({ sign, drawing, links }) => (
          <li key={drawing} className={classes.sign}>
            <div className={`overflow-hidden border-[1.5px] border-ink ${backgroundOf(drawing)}`}>
              <Drawing name={drawing} alt="" className={classes.drawing} />
            </div>
            {links ? (
              <div className="sm:mt-2.5">
                <Text as="h3" className="text-h4" text={sign} />
                <StartLinks links={links} />
              </div>
            ) : (
              <Text
                className="font-serif text-small/tight font-semibold tracking-heading text-balance sm:mt-2 sm:text-body/tight"
                text={sign}
              />
            )}
          </li>
        ))}
      </ul>
      {otherwise && !isOff(otherwise.link.href) ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-8 border-t-2 border-ink pt-2 md:mt-9">
          <Text as="h3" className="text-h4" text={otherwise.sign} />
          <StartLinks links={[otherwise.link]} />
        </div>
      ) : null}
    </SectionFrame>
  );
}
