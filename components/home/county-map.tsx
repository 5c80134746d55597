import { company } from '@/content/company';
import { countyOf } from '@/content/counties';
import { areas } from '@/content/home';
import { countyShapes, mapPoint, mapSize, scale, shopLabel } from '@/lib/places/county-map';

export function CountyMap() {
  const shop = mapPoint(company.address.longitude, company.address.latitude);
  const shopName = shopLabel(company.address.town, shop);
  const soundLabel = mapPoint(-72.86, 41.03);
  const county = countyOf(company.address.town);
  const place = county ? `${company.address.town}, ${county.name} County` : company.address.town;
  return (
    <div className="relative">
      <img
        data-county-map=""
        src="/art/county-map.svg"
        alt=""
        width={mapSize.width}
        height={mapSize.height}
        loading="lazy"
        decoding="async"
        className="w-full"
      />
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={`Map of ${company.address.stateName} counties. The shop is in ${place}. ${areas.unserved}`.trim()}
        className="county-map absolute inset-0"
      >
        <text className="county-map-sound" transform={`translate(${soundLabel.x} ${soundLabel.y}) rotate(-9)`}>
          Long Island Sound
        </text>
        {countyShapes.map(({ name, label }) => (
          <text key={name} x={label.x} y={label.y}>
            {name}
          </text>
        ))}
        <text className="county-map-shop" x={shopName.x} y={shopName.y}>
          {company.address.town}
        </text>
        <text x={scale.x + scale.width / 2} y={scale.y + 24}>
          20 miles
        </text>
        <text x="24" y="98">
          N
        </text>
      </svg>
    </div>
  );
}
