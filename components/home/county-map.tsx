import { company } from '@/content/company';
import { counties, unservedCounty } from '@/content/counties';
import { towns } from '@/content/towns';
import { drawCountyMap, mapSize } from '@/lib/places/county-map';

/* Offsets, in map units, that keep the county names clear of the river, the shop and the county lines. */
const nudges: Readonly<Record<string, readonly [x: number, y: number]>> = {
  Hartford: [-3, -48],
  'New Haven': [-2, 12],
  'New London': [16, 22],
  Fairfield: [5, 5],
  Litchfield: [-5, -38],
  Tolland: [2, -28],
};
const colors = new Map(counties.map(({ name, color }) => [name, color]));
const tints = new Map(counties.map(({ name, color }) => [name, tint(color)]));

/** A map of the eight counties, with the thirty towns as dots, and the shop. Rendered at build time. */
export function CountyMap() {
  const { counties: shapes, river, shore, seaward, twentyMiles, point } = drawCountyMap();
  const shop = point(company.address.longitude, company.address.latitude);
  const sound = point(-72.86, 41.03);
  const scale = { x: mapSize.width - 34 - twentyMiles, y: mapSize.height - 42 };
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={`Map of ${company.address.stateName} counties. The shop is in ${company.address.town}, Hartford County. ${unservedCounty.name} County is hatched: it is not on our list.`}
      className="county-map"
    >
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-33.69)">
        <path d="M0 0h7v7H0z" fill="#dfe3dc" stroke="none" />
        <path d="M0 3.5h7" strokeWidth=".7" opacity=".6" />
      </pattern>
      {shapes.map(({ name, outline }) => (
        <path key={name} data-county={name} d={outline} fill={tints.get(name) ?? 'url(#hatch)'} />
      ))}
      <path d={river} className="county-map-water" strokeWidth="2.4" />
      <g fill="none">
        <path id="shore" d={shore} opacity=".6" />
        <use href="#shore" y={seaward[0]} opacity=".75" strokeDasharray="16 6" />
        <use href="#shore" y={seaward[1]} opacity=".5" strokeDasharray="9 8" />
      </g>
      <text className="county-map-name county-map-sound" transform={`translate(${sound.x} ${sound.y}) rotate(-9)`}>
        Long Island Sound
      </text>
      {towns.map(({ name, county, longitude, latitude }) => {
        const { x, y } = point(longitude, latitude);
        return name === company.address.town ? null : (
          <circle key={name} className="county-map-town" cx={x} cy={y} r="3.6" fill={colors.get(county)} />
        );
      })}
      {shapes.map(({ name, label }) => {
        const [x, y] = nudges[name] ?? [0, 0];
        return (
          <text key={name} className="county-map-name" x={Math.round(label.x + x)} y={Math.round(label.y + y)}>
            {name}
          </text>
        );
      })}
      <g className="county-map-shop" transform={`translate(${shop.x} ${shop.y})`}>
        <path d="M0-17l18 12v7.200L0-9.800-18 2.200V-5z" />
        <circle className="county-map-town" cy="2.500" r="5.500" />
        <text className="county-map-name county-map-shop-name" x="-27" y="-12">
          {company.address.town}
        </text>
      </g>
      <path d={`M${scale.x} ${scale.y}h${twentyMiles}m0-5v10m${-twentyMiles}-10v10m${twentyMiles / 2}-10v10`} />
      <text className="county-map-name" x={scale.x + twentyMiles / 2} y={scale.y + 24}>
        20 miles
      </text>
      <path d="M24 78V30l-10 15h10z" fill="currentColor" />
      <text className="county-map-name" x="24" y="98">
        N
      </text>
    </svg>
  );
}

/** Mixes one part of the county's color with six parts of the page background. Takes and returns `#rrggbb`. */
function tint(color: string): string {
  const paper = [0xfd, 0xfb, 0xf5];
  const mixed = paper.map((part, index) => {
    const own = Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(part + (own - part) / 7);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
