import { Reveal } from '@/components/motion/reveal';
import { Section } from '@/components/ui/section';
import { company } from '@/content/company';
import { counties } from '@/content/counties';
import { areas } from '@/content/home';
import { towns } from '@/content/towns';
import { CountyCards } from './county-cards';
import { CountyMap } from './county-map';
import { TownField } from './town-field';

const names = towns.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));

/** Where we work: the map, the thirty towns, a field to look up a town, and the counties. */
export function ServiceAreas() {
  return (
    <Section id="areas" labelledBy="areas-heading">
      <Reveal className="grid gap-x-18 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <figure className="flex flex-col self-stretch max-md:order-2">
          <div className="grid flex-1 items-center rounded-sm bg-pond p-2 sm:p-6">
            <CountyMap />
          </div>
          <figcaption className="mt-3 text-small text-ink-2">{areas.caption}</figcaption>
        </figure>
        <div className="max-md:contents">
          <div className="max-md:order-1">
            <h2 id="areas-heading" className="text-h2">
              {areas.heading}
            </h2>
            <p className="mt-4 max-w-lead text-lead text-ink-2">{areas.intro}</p>
            <TownField phone={company.phone} />
          </div>
          <div className="max-md:order-3 md:mt-8">
            <h3 className="text-h4">{areas.townsHeading}</h3>
            <ul className="mt-2 columns-2 gap-x-6 font-medium sm:columns-3">
              {names.map((name) => (
                <li key={name} className="break-inside-avoid py-1">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Reveal>
      <CountyCards counties={counties} />
      <p className="mt-8 font-semibold">
        {areas.closing.question}{' '}
        <a
          href={company.phone.href}
          className="inline-block underline decoration-copper decoration-2 underline-offset-4"
        >
          Call {company.phone.display}.
        </a>{' '}
        {areas.closing.answer}
      </p>
    </Section>
  );
}
