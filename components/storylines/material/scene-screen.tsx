import clsx from 'clsx';
import { FigureCrop } from '@/components/figure/figure-crop';
import { FigureDrawing } from '@/components/figure/figure-drawing';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { Plate } from '@/components/sections/parts/plate';
import { grounds } from '@/components/storylines/parts/grounds';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { PriceText } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import { SnapRow } from '@/components/ui/snap-row';
import { isOff } from '@/content/offered';
import type { Scene, SceneSample } from '@/content/storylines';

interface SampleItemProps {
  readonly figure: Scene['figure'];
  readonly sample: SceneSample;
  /** Counted from 1, for its place on the drawing. */
  readonly place: number;
}

function SampleItem({ figure, sample, place }: SampleItemProps) {
  const { name, text, crop } = sample;
  return (
    <li data-place={place}>
      <FigureCrop name={figure} crop={crop} className="scene-crop" />
      <div className="scene-tag">
        <Text as="h2" className="scene-name" text={name} />
        {'price' in sample ? (
          <p className="scene-price">
            <PriceText
              price={sample.price}
              unit={sample.unit}
              layout="lines"
              detailClassName="text-small font-normal"
            />
          </p>
        ) : (
          <Text className="scene-price" text={sample.fact} />
        )}
        <Text className="scene-line" text={text} />
      </div>
    </li>
  );
}

type SceneScreenProps = FirstScreenProps<'material'> & { readonly page: { readonly scene: Scene } };

/** One drawing across the screen, with words on it. Below 1240 pixels, each sample shows its part of the drawing. */
export function SceneScreen({ page: { hero, ground, scene, plate }, trail }: SceneScreenProps) {
  const { figure, samplesLabel, scale, isNight = false } = scene;
  const samples = scene.samples.filter(
    (sample) => !('price' in sample && 'page' in sample.price && isOff(sample.price.page)),
  );
  return (
    <div data-hero="" className={clsx('scene-frame', figure, grounds[ground])}>
      <div className="scene">
        <div className="scene-art">
          <FigureDrawing name={figure} />
        </div>
        <div className={clsx('scene-text', plate && 'plated', isNight && 'on-dark text-cream')}>
          <Breadcrumbs trail={trail} isShort />
          <Text as="h1" className="scene-heading" text={hero.heading} />
          <Text className="scene-lead" text={hero.intro} />
          <ContactLinks actions={hero.actions} inRow={plate !== undefined} onDark={isNight} className="scene-links" />
          {plate ? <Plate {...plate} className={clsx('scene-plate plate-stacked', isNight && 'plate-brass')} /> : null}
        </div>
        <SnapRow label={samplesLabel}>
          <ul className="scene-samples">
            {samples.map((sample, index) => (
              <SampleItem key={sample.name} figure={figure} sample={sample} place={sample.place ?? index + 1} />
            ))}
          </ul>
        </SnapRow>
        <Text className="scene-scale" text={scale} />
      </div>
    </div>
  );
}
