import clsx from 'clsx';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { RakeLayers } from '@/components/sections/parts/rake-layers';
import { Plate } from '@/components/sections/parts/plate';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

export function EmergencyFirstScreen({ page, trail }: FirstScreenProps<'emergency'>) {
  const { hero, picture, callNow, plate } = page;
  return (
    <div data-hero="" className="night-page night-hero on-dark relative overflow-hidden bg-night-sky text-cream">
      <div className="absolute top-0 right-0 h-62.5 w-full sm:h-full sm:w-[min(72%,1060px)]">
        <Picture
          name={picture}
          sizes={pictureSizes('122vw', { sm: '72vw', '3xl': '1060px' })}
          priority
          className="absolute top-[-8%] right-[-34%] h-[118%] w-auto max-w-none sm:top-[-9%] sm:right-[-14%] sm:h-auto sm:w-[98%]"
        />
      </div>
      <RakeLayers />
      <div className="night-text rise relative pt-24 pb-4.5 sm:pt-[clamp(36px,4vw,60px)] sm:pb-[clamp(18px,2vw,30px)]">
        <div className="wrap">
          <Text
            as="h1"
            className="mb-4 max-w-[9em] text-[min(11vw,clamp(2.05rem,1.3rem+2.6vw,3.4rem))] leading-[1.12]"
            text={hero.heading}
          />
          <a
            href={company.phone.href}
            className={clsx(
              'mt-2.5 mb-4.5 -ml-(--page-edge) block w-screen bg-ochre px-(--page-edge) pt-4 pb-5 text-ink hover:bg-ochre-2 md:mb-6',
              'focus-visible:[box-shadow:inset_0_0_0_5px_var(--color-white)] focus-visible:-outline-offset-9 focus-visible:outline-ink',
            )}
          >
            <small className="block text-large font-bold">{callNow}</small>{' '}
            <b
              className={clsx(
                'block font-serif text-[min(18.4vw,5.6rem)] leading-[0.98] font-extrabold tracking-[-0.02em]',
                'sm:text-[clamp(3rem,6.7vw,6.2rem)] sm:leading-none sm:whitespace-nowrap',
              )}
            >
              {company.phone.display.split(' ').map((part) => (
                <span key={part} className="max-sm:block">
                  {part}{' '}
                </span>
              ))}
            </b>
          </a>
          {plate ? <Plate {...plate} className="plate-wide plate-brass" /> : null}
          <Text className="mt-3.5 max-w-[29em] text-lead md:mt-5" text={hero.intro} />
          <div className="mt-2 md:mt-4">
            <Breadcrumbs trail={trail} />
          </div>
        </div>
      </div>
    </div>
  );
}
