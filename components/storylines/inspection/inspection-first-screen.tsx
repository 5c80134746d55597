import clsx from 'clsx';
import type { ReactNode } from 'react';
import { HeroText } from '@/components/sections/parts/hero-text';
import { grounds } from '@/components/storylines/parts/grounds';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { SheetForm } from './sheet-form';

export function InspectionFirstScreen({ page: { hero, form, ground, plate }, trail }: FirstScreenProps<'inspection'>) {
  return (
    <div
      data-hero=""
      className={clsx(
        'grid items-end gap-x-14 gap-y-6 border-b-2 border-ink px-(--pad) pt-6.5 pb-7',
        'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pt-9 md:pb-10',
        ground === 'graph' ? 'sheet-graph' : ['bg-(--ground)', grounds[ground]],
      )}
    >
      <div className={clsx('rise min-w-0', plate && 'plated')}>
        <HeroText hero={hero} trail={trail} plate={plate} />
      </div>
      <SheetForm {...form} />
    </div>
  );
}

export function InspectionFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pt-3 pb-9 bg-boards [--page-pad:var(--pad)] md:pt-7 md:pb-16 print:py-0">
      <div className="sheet-paper">{children}</div>
    </div>
  );
}
