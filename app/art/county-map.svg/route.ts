import { colors } from '@/content/colors';
import { company } from '@/content/company';
import { counties, unservedCounties } from '@/content/counties';
import { towns } from '@/content/towns';
import { countyShapes, mapPoint, mapSize, river, scale, shore, waterLineOffsets } from '@/lib/places/county-map';
import { slug } from '@/lib/slug';

export const dynamic = 'force-static';

const paper = colors.clapboard;
const countyColors = new Map([...counties, ...unservedCounties].map(({ name, color }) => [name, color]));
const tints = new Map(counties.map(({ name, color }) => [name, tint(color)]));

/** A separate file, so that only visitors who scroll to the map load it. `#new-haven` highlights that county. */
export function GET() {
  const outlines = countyShapes.map(
    ({ name, outline }) => `<path id="${slug(name)}" d="${outline}" fill="${tints.get(name) ?? 'url(#hatch)'}"/>`,
  );
  const dots = towns
    .filter(({ name }) => name !== company.address.town)
    .map(({ county, longitude, latitude }) => {
      const { x, y } = mapPoint(longitude, latitude);
      return `<circle cx="${x}" cy="${y}" r="3.6" fill="${countyColors.get(county)}"/>`;
    });
  const shop = mapPoint(company.address.longitude, company.address.latitude);
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}" fill="none" stroke="${colors.ink}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">
<style>path:target{fill:${colors.ochre}}</style>
<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-33.69)">
<path d="M0 0h7v7H0z" fill="${colors['sky-low']}" stroke="none"/><path d="M0 3.5h7" stroke-width=".7" opacity=".6"/>
</pattern>
${outlines.join('\n')}
<path d="${river}" stroke="${colors.water}" stroke-width="2.4"/>
<path id="shore" d="${shore}" opacity=".6"/>
<use href="#shore" y="${waterLineOffsets[0]}" opacity=".75" stroke-dasharray="16 6"/>
<use href="#shore" y="${waterLineOffsets[1]}" opacity=".5" stroke-dasharray="9 8"/>
<g stroke="${paper}" stroke-width="1">
${dots.join('\n')}
</g>
<g transform="translate(${shop.x} ${shop.y})" fill="${colors.door}" stroke="${paper}">
<path d="M0-17l18 12v7.2L0-9.8-18 2.2V-5z"/><circle cy="2.5" r="5.5" stroke-width="1"/>
</g>
<path d="M${scale.x} ${scale.y}h${scale.width}m0-5v10m${-scale.width}-10v10m${scale.width / 2}-10v10"/>
<path d="M24 78V30l-10 15h10z" fill="${colors.ink}"/>
</svg>`;
  return new Response(svg.trim(), { headers: { 'Content-Type': 'image/svg+xml' } });
}

function tint(color: string): string {
  const mixed = [1, 3, 5].map((start) => {
    const [foreground, background] = [color, paper].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round(((foreground ?? 0) + 6 * (background ?? 0)) / 7);
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
