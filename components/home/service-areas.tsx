import { Boundary } from '@/components/ui/boundary';
import { Section } from '@/components/ui/section';
import { company } from '@/content/company';
import { counties, countyOf } from '@/content/counties';
import { areas } from '@/content/home';
import { towns } from '@/content/towns';
import { arrangedCounties } from '@/lib/places/arranged-counties';
import { unbroken } from '@/lib/text/unbroken';
import { CountyCards, CountyLines } from './county-cards';
import { CountyMap } from './county-map';
import { TownField } from './town-field';

const names = towns.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
const { cards, lines } = arrangedCounties(counties, countyOf(company.address.town)?.name);

export function ServiceAreas() {
  return (
    <Section id="areas" labelledBy="areas-heading" space="medium">
      <div className="grid gap-x-14 gap-y-3 md:grid-cols-[9fr_11fr] md:grid-rows-[auto_1fr_auto]">
        <div className="md:col-start-2">
          <h2 id="areas-heading" className="text-h2">
            {areas.heading}
          </h2>
          <p className="mt-1.5 max-w-measure text-lead text-ink-2 max-sm:text-base/snug">{areas.intro}</p>
          <Boundary>
            <TownField />
          </Boundary>
        </div>
        <div className="md:col-start-1 md:row-span-2 md:row-start-1">
          <div className="county-ground flex items-center *:flex-auto max-sm:-mx-(--pad) sm:rounded-sm sm:p-5 md:h-full">
            <CountyMap />
          </div>
        </div>
        <div className="min-w-0 md:col-start-2">
          <CountyCards counties={cards} />
          <CountyLines counties={lines} />
        </div>
        <div className="border-t-2 border-ink pt-2.5 md:col-span-2 xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-8">
          <div className="mb-1">
            <h3 id="towns-heading" className="text-h4">
              {areas.townsHeading}
            </h3>
            <p className="text-small/snug text-ink-2">{`${areas.townsNote} ${areas.unserved}`.trim()}</p>
          </div>
          <ul
            aria-labelledby="towns-heading"
            className="font-medium max-sm:run-in max-sm:text-small sm:columns-3 sm:gap-x-6 md:columns-6"
          >
            {names.map((name) => (
              <li key={name} className="break-inside-avoid leading-snug">
                <span data-town={name}>{unbroken(name)}</span>
              </li>
            ))}
          </ul>
          <div className="xl:col-span-2">
            <p className="mt-3 border-t border-rule-strong pt-2 max-sm:text-base/snug">
              <b className="font-semibold">{areas.closing.question}</b>{' '}
              <a
                href={company.phone.href}
                className="inline-block underline decoration-copper decoration-2 underline-offset-4"
              >
                {`Call ${company.phone.display}.`}
              </a>
              {` ${areas.closing.answer}`}
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
