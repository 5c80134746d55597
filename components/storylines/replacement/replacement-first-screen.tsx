import { WipeSection } from '@/components/sections/kinds/wipe-section';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { RakeLayers } from '@/components/sections/parts/rake-layers';
import type { FirstScreenProps } from '@/components/storylines/storylines';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/** The rake of the home page over a finished house, and below it the same kind of job under a wipe. */
export function ReplacementFirstScreen({ page, trail }: FirstScreenProps<'replacement'>) {
  const { hero, picture, lines, wipe } = page;
  return (
    <>
      <div data-hero="" className="renewal bg-horizon">
        <div className="renewal-picture">
          <Picture name={picture} sizes={pictureSizes('98vw', { sm: '88vw', '3xl': '1260px' })} priority />
        </div>
        <RakeLayers />
        <div className="renewal-words wrap">
          <div className="rise sm:max-w-140">
            <Breadcrumbs trail={trail} />
            <h1 className="mt-1 text-page">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}{' '}
                </span>
              ))}
            </h1>
            <p className="mt-3 max-w-measure text-lead max-sm:text-body/normal">
              <RichText>{hero.intro}</RichText>
            </p>
            <ContactLinks actions={hero.actions} email={false} className="mt-4.5 sm:mt-6" />
            <ul className="renewal-facts">
              {hero.facts?.map((fact) => (
                <li key={fact}>
                  <RichText>{fact}</RichText>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <WipeSection section={wipe} tone="linen" isShort={false} />
    </>
  );
}
