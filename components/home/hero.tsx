import { estimateLink } from '@/components/sections/parts/contact-links';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { RakeLayers } from '@/components/sections/parts/rake-layers';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { callLink } from '@/content/company';
import { hero } from '@/content/home';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

export function Hero() {
  return (
    <section id="home" aria-labelledby="headline" data-hero>
      <div className="hero bg-horizon">
        <Picture
          name="hero"
          phone="hero-phone"
          sizes={pictureSizes('max(420px, 100vw - 36px)', { sm: '104vw', xl: '72vw' })}
          priority
          className="hero-picture"
        />
        <RakeLayers />
        <div className="relative wrap pt-44 pb-6.5 sm:pt-12 sm:pb-[clamp(30px,3.2vw,48px)]">
          <div className="rise sm:max-w-135 xl:max-w-175">
            <h1 id="headline" className="hero-headline">
              {hero.lines.map((line) => (
                <span key={line} className="block">
                  {`${line} `}
                </span>
              ))}
            </h1>
            <Text className="mt-3 max-w-[30em] text-lead max-sm:text-body/normal sm:mt-4.5" text={hero.lead} />
            <p className="mt-4 grid gap-2.5 sm:mt-6 sm:flex sm:flex-wrap sm:gap-3.5">
              <ButtonLink href={estimateLink.href}>{estimateLink.label}</ButtonLink>
              <ButtonLink href={callLink.href} variant="secondary">
                <PhoneIcon />
                {callLink.label}
              </ButtonLink>
            </p>
            <ul className="mt-4 flex flex-wrap gap-x-5.5 gap-y-1 text-base font-semibold sm:mt-5.5 sm:gap-y-1.5">
              {hero.badges.map((badge) => (
                <li key={badge} className="flex items-center gap-2.5">
                  <span aria-hidden="true" className="h-2.5 w-3.75 flex-none bg-copper clip-gable" />
                  {badge}
                </li>
              ))}
            </ul>
            <p className="mt-2.5 text-small text-ink-2">{hero.facts}</p>
          </div>
        </div>
      </div>
      <div className="on-dark bg-shutter text-cream">
        <ul className="wrap grid gap-x-10 gap-y-2.5 pt-3.5 pb-4 sm:auto-cols-fr sm:grid-flow-col sm:pt-5 sm:pb-6">
          {hero.features.map(({ figure, title, text }) => (
            <li key={figure}>
              <p className="hero-figure">{figure}</p>
              <div className="max-w-[27em] text-cream-2 max-sm:text-small/snug sm:mt-1">
                <h2 className="inline font-sans font-bold tracking-normal text-white">{`${title}.`}</h2>{' '}
                <Text className="inline" text={text} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
