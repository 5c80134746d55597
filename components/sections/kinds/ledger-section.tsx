import { headingId } from '@/components/sections/parts/heading-id';
import { PlainList } from '@/components/sections/parts/plain-list';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { TextList } from '@/components/ui/text-list';

export function LedgerSection({ section, tone }: SectionProps<'ledger'>) {
  const id = headingId(section);
  const { heading, items, added } = section;
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <div className="grid gap-x-14 gap-y-7 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <Text as="h2" id={id} className="note-heading" text={heading} />
          <PlainList
            items={items}
            className="mt-2.5 sm:columns-2 sm:gap-x-8 sm:*:break-inside-avoid sm:*:last:border-b sm:*:last:border-rule"
          />
        </div>
        <div className="border-l-6 border-copper pl-4.5 md:pl-7">
          <h3 className="note-heading">{added.heading}</h3>
          <TextList
            items={added.items}
            className="ledger-added mt-2.5 divide-y divide-rule"
            itemClassName="py-1 max-sm:text-base/snug md:py-2.5"
          />
        </div>
      </div>
    </Section>
  );
}
