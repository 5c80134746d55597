import clsx from 'clsx';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { RichText, Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { WarningSign } from '@/content/types';

/** The classes of the three groups, in order. */
const looks = ['sign-now', 'sign-plan', 'sign-look'] as const;

function Sign({
  sign: { sign, drawing, meaning, action },
  isRow,
}: {
  readonly sign: WarningSign;
  readonly isRow: boolean;
}) {
  const text = (
    <>
      <Text as="h4" className="text-h4" text={sign} />
      <p>
        <RichText>{meaning}</RichText> <strong>{action}</strong>
      </p>
    </>
  );
  return (
    <li>
      <Drawing name={drawing} alt="" />
      {isRow ? text : <div className="min-w-0">{text}</div>}
    </li>
  );
}

export function WarningSignsSection({ section, tone }: SectionProps<'warning-signs'>) {
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone}>
      <Text as="h2" id={id} className="text-h2" text={section.heading} />
      <Text className="mt-3 max-w-measure text-lead text-ink-2" text={section.intro} />
      <div className="mt-5 md:mt-8">
        {section.groups.map(({ when, signs }, index) => {
          const isInRows = looks[index] === 'sign-look';
          return (
            <div key={when} className={clsx('sign-group', looks[index])}>
              <h3 className={clsx('text-h3', looks[index] === 'sign-now' && 'text-door')}>{when}</h3>
              <ul>
                {signs.map((sign) => (
                  <Sign key={sign.sign} sign={sign} isRow={isInRows} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
