import clsx from 'clsx';
import { FigureDrawing } from '@/components/figure/figure-drawing';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { Text } from '@/components/ui/rich-text';
import { Plate } from '@/components/sections/parts/plate';
import { grounds } from '@/components/storylines/parts/grounds';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';

export function RepairFirstScreen({ page, trail }: FirstScreenProps<'repair'>) {
  const { hero, crossSection, ground, urgent, plate } = page;
  return (
    <div
      data-hero=""
      className={clsx('relative overflow-hidden border-b-2 border-ink bg-(--ground) xl:min-h-175', grounds[ground])}
    >
      <div className="wrap">
        <div
          className={clsx(
            'rise relative z-1',
            plate
              ? 'plated max-w-[33.5rem] pt-3.5 pb-4.5 sm:pt-5 sm:pb-7 xl:max-w-[31.5rem] xl:pb-9'
              : 'max-w-[40em] pt-5 pb-5.5 xl:max-w-135 xl:pt-8.5 xl:pb-0',
          )}
        >
          <Breadcrumbs trail={trail} />
          <Text as="h1" className="mt-2 text-page" text={hero.heading} />
          <Text className="mt-3 max-w-[26em] text-lead md:mt-4" text={hero.intro} />
          <ContactLinks actions={hero.actions} inRow={plate !== undefined} className="mt-5 md:mt-6" />
          {plate ? <Plate {...plate} /> : null}
          <Text className="mt-4 text-base" text={urgent} />
        </div>
      </div>
      <div
        data-figure={crossSection}
        data-plated={plate ? '' : undefined}
        className={clsx(
          'repair-drawing relative break-inside-avoid overflow-hidden border-t-2 border-ink',
          'xl:absolute xl:top-0 xl:overflow-visible xl:border-0 print:mx-auto print:border-0',
        )}
      >
        <FigureDrawing name={crossSection} />
      </div>
    </div>
  );
}
