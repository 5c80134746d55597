import { ArrowLink } from '@/components/ui/arrow-link';
import { Text } from '@/components/ui/rich-text';
import { company } from '@/content/company';
import { contactSection } from '@/content/contact/section';
import { ServiceMap } from './service-map';

const copy = contactSection.map;

/* A sketch of I-84 and I-691 near the shop. */
const roads = 'M270 330C340 256 372 232 392 214S446 130 482 84 560 20 660-50M392 214C450 226 530 216 640 232';

/* Phones show the sketch at 37% of its size, so the text is larger there. */
const label = 'fill-ink stroke-none text-body font-semibold max-sm:text-[34px]';

/** Tall enough from the start to fit the error message. */
export function ServiceArea() {
  return (
    <figure className="relative min-h-38.25 overflow-hidden bg-pond sm:min-h-54 xl:min-h-56">
      {copy.hasRoads ? <RoadSketch /> : null}
      <ServiceMap title={copy.title} source={company.google.mapEmbed} errorMessage={copy.failed}>
        <Text className="max-sm:text-small sm:max-w-[17em] xl:max-w-[13.5em]" text={copy.place} />
        <ArrowLink href={copy.linkHref} newTab className="sm:mt-1">
          {copy.link}
        </ArrowLink>
      </ServiceMap>
      <figcaption className="on-dark absolute bottom-0 left-0 bg-ink px-4 py-2 font-bold text-white max-sm:px-2 max-sm:py-0.5 max-sm:text-small">
        {copy.title}
      </figcaption>
    </figure>
  );
}

function RoadSketch() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 280"
      // Not the `translate-x` utility, whose custom properties would be in every page's styles.
      className="absolute right-0 bottom-0 h-[112px] w-[224px] overflow-visible fill-none stroke-ink sm:h-full sm:w-150 xl:[translate:4rem]"
    >
      <path d={roads} className="stroke-white stroke-12" />
      <path d={roads} strokeWidth="1.4" />
      <path d="M474 106l27 18v10.7l-27-18-27 18V124z" strokeWidth="1.5" className="fill-door stroke-white" />
      <circle cx="474" cy="134" r="8" strokeWidth="1.5" className="fill-door stroke-white" />
      {/* Low, because the text on the left moves down when the map can't load. */}
      <text x="366" y="266" className={label}>
        I-84
      </text>
      <text x="578" y="262" textAnchor="end" className={label}>
        I-691
      </text>
    </svg>
  );
}
