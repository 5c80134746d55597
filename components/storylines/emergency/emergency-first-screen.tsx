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
    <div data-hero="" className="night-page night-hero on-dark">
      <div className="night-picture">
        <Picture name={picture} sizes={pictureSizes('122vw', { sm: '72vw', '3xl': '1060px' })} priority />
      </div>
      <RakeLayers />
      <div className="night-text rise">
        <div className="wrap">
          <Text as="h1" text={hero.heading} />
          <a href={company.phone.href} className="night-call">
            <small>{callNow}</small>{' '}
            <b>
              {company.phone.display.split(' ').map((part) => (
                <span key={part}>{part} </span>
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
