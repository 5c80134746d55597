import { company } from '@/content/company';
import { counties, unlistedCounty } from '@/content/counties';
import { towns } from '@/content/towns';
import { drawCountyMap, mapSize } from '@/lib/county-map';

/* Where a county's name would stand on the river, the pin or the county line, it moves this far. */
const nudges: Readonly<Record<string, readonly [x: number, y: number]>> = {
  Hartford: [-12, -34],
  'New Haven': [-2, 12],
  'New London': [16, 6],
  Fairfield: [-6, 14],
  Litchfield: [0, -6],
  Tolland: [2, -6],
};
const colors = new Map(counties.map(({ name, color }) => [name, color]));

/** The state's eight counties, the thirty towns as dots, and the shop. Drawn while the page is built. */
export function CountyMap() {
  const { counties: shapes, river, shores, twentyMiles, point } = drawCountyMap();
  const shop = point(company.address.longitude, company.address.latitude);
  const scale = { x: mapSize.width - 34 - twentyMiles, y: mapSize.height - 42 };
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={`Map of ${company.address.stateName} counties. The shop is in ${company.address.town}, Hartford County. ${unlistedCounty.name} County is hatched: it is not on our list.`}
      className="county-map"
    >
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-33.69)">
        <path d="M0 3.5h7" strokeWidth=".8" />
      </pattern>
      {shapes.map(({ name, outline }) => (
        <path key={name} data-county={name} d={outline} fill={colors.get(name) ?? 'url(#hatch)'} fillOpacity={colors.has(name) ? 0.16 : 1} />
      ))}
      <path d={river} className="water" strokeWidth="2.4" />
      {shores.map((shore, index) => (
        <path key={shore} d={shore} opacity={0.6 - index * 0.15} strokeDasharray={['none', '16 6', '9 8'][index]} fill="none" />
      ))}
      {towns.map(({ name, county, longitude, latitude }) => {
        const { x, y } = point(longitude, latitude);
        return name === company.address.town ? null : <circle key={name} cx={x} cy={y} r="3.6" fill={colors.get(county)} />;
      })}
      {shapes.map(({ name, label }) => {
        const [x, y] = nudges[name] ?? [0, 0];
        return (
          <text key={name} x={Math.round(label.x + x)} y={Math.round(label.y + y)}>
            {name}
          </text>
        );
      })}
      <g className="shop" transform={`translate(${shop.x} ${shop.y})`}>
        <path d="M0-17l18 12v7.200L0-9.800-18 2.200V-5z" />
        <circle cy="2.500" r="5.500" />
        <text y="-24">{company.address.town}</text>
      </g>
      <path d={`M${scale.x} ${scale.y}h${twentyMiles}m0-5v10m${-twentyMiles}-10v10m${twentyMiles / 2}-10v10`} />
      <text x={scale.x + twentyMiles / 2} y={scale.y + 24}>
        20 miles
      </text>
      <path d="M24 78V30l-10 15h10z" fill="currentColor" />
      <text x="24" y="98">
        N
      </text>
    </svg>
  );
}
