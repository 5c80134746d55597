import clsx from 'clsx';
import { WipeSection } from '@/components/sections/kinds/wipe-section';
import { backgrounds } from '@/components/sections/parts/backgrounds';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { RakeLayers } from '@/components/sections/parts/rake-layers';
import type { FirstScreenProps } from '@/components/storylines/storylines';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { drawings } from '@/content/drawings';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/** The rake of the home page over a picture or a drawing of the job, and below it the job under a wipe, if one shows it. */
export function ReplacementFirstScreen({ page, trail }: FirstScreenProps<'replacement'>) {
  const { hero, lines, wipe } = page;
  return (
    <>
      <div data-hero="" className="renewal bg-horizon">
        <div className="renewal-picture">
          {'picture' in page ? (
            <Picture name={page.picture} sizes={pictureSizes('66vw', { sm: '88vw', '3xl': '1260px' })} priority />
          ) : (
            <Drawing
              name={page.drawing}
              eager
              className={clsx('renewal-drawing', backgrounds[drawings[page.drawing].background])}
            />
          )}
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
      {wipe ? <WipeSection section={wipe} tone="linen" isShort={false} /> : null}
    </>
  );
}
