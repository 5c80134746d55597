import { TextUs } from '@/components/sections/parts/text-us';
import { UrgencyTab } from '@/components/sections/parts/urgency-tab';
import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { findCopy as copy, findPage } from '@/content/signs/page';
import { signs } from '@/content/signs/signs';
import { HouseMap } from './house-map';
import { PlaceNames } from './place-names';

/* Lines from the names around the drawing to the parts of the house. */
const leaders = 'M152 108h16v163M596 102l-58 40M712 146v106M706 340h-28l-32 32M428 516v-64M640 516v-20';

export function FindHero() {
  return (
    <section aria-labelledby="find" data-hero="" className="find-hero on-dark overflow-clip bg-slate text-cream">
      <div className="find-title text-page">
        <h1 id="find">{findPage.heading}</h1>
        <p className="find-lead text-lead text-cream-2">
          {copy.lead} <span className="max-sm:hidden">{copy.leadMore}</span>
        </p>
      </div>
      <div className="find-slab grid items-center bg-door text-white">
        <div>
          <UrgencyTab urgency="call" />
          <a href={company.phone.href} className="find-number block font-serif hover:underline">
            {company.phone.display}
          </a>
          <TextUs />
          <p className="max-sm:hidden">{copy.slab.availability}</p>
        </div>
        <div className="find-pressing">
          <Text className="pb-2 font-serif text-large leading-snug font-bold" text={copy.slab.out} />
          {copy.slab.pressing.length > 0 ? (
            <ul>
              {copy.slab.pressing.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      {/* Without scripts, the form reloads this page, which lists every sign. */}
      <form role="search" data-own-script="" className="find-field print:hidden">
        <label htmlFor="q" className="font-bold">
          {copy.field.label}
        </label>
        <div className="mt-1 flex">
          <input
            id="q"
            className="min-h-14 min-w-0 flex-1 rounded-sm border-2 border-transparent bg-white px-3 text-large text-ink"
            name="find"
            type="search"
            placeholder={copy.field.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="n"
          />
          <button type="submit" className="find-submit bg-ochre px-5 font-bold text-ink">
            {copy.field.find}
          </button>
          <button type="reset" className="bg-ochre px-5 font-bold text-ink">
            {copy.field.clear}
          </button>
        </div>
        {/* find-signs.ts changes the text; because it's set as HTML, React then leaves it alone. */}
        <output
          id="n"
          className="mt-2 block"
          htmlFor="q"
          dangerouslySetInnerHTML={{ __html: copy.count(signs.length) }}
        />
      </form>
      <div className="find-map print:hidden">
        <HouseMap alt={copy.house} isFirst>
          <svg viewBox="0 30 760 520" aria-hidden="true" className="find-leaders">
            <path d={leaders} />
          </svg>
        </HouseMap>
        <nav aria-label={copy.places}>
          <PlaceNames />
        </nav>
      </div>
    </section>
  );
}
