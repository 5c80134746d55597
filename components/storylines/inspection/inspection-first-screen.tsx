import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { RichText } from '@/components/ui/rich-text';
import type { FirstScreenProps } from '@/components/storylines/storylines';
import { SheetForm } from './sheet-form';

export function InspectionFirstScreen({ page: { hero, form }, trail }: FirstScreenProps<'inspection'>) {
  return (
    <div
      data-hero=""
      className="grid items-end gap-x-14 gap-y-6 border-b-2 border-ink px-(--pad) pt-6.5 pb-7 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pt-11 md:pb-10"
    >
      <div className="rise min-w-0">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-2 text-page">
          <RichText>{hero.heading}</RichText>
        </h1>
        <p className="mt-3 max-w-measure text-lead text-ink-2 md:mt-4">
          <RichText>{hero.intro}</RichText>
        </p>
        <ContactLinks actions={hero.actions} email={false} className="mt-5 md:mt-6.5" />
        {hero.note ? (
          <p className="mt-5 max-w-copy border-l-4 border-copper pl-4 font-medium">
            <RichText>{hero.note}</RichText>
          </p>
        ) : null}
      </div>
      <SheetForm {...form} />
    </div>
  );
}
