import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { RichText } from '@/components/ui/rich-text';
import type { FirstScreenProps } from '@/components/storylines/storylines';
import { SheetForm } from './sheet-form';

/** The head of the sheet: what the visit is, and the form with the lines that are filled in. */
export function InspectionFirstScreen({ page: { hero, form }, trail }: FirstScreenProps<'inspection'>) {
  return (
    <div data-hero="" className="sheet-head">
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
