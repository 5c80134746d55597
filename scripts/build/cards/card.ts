import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { colors } from '@/content/colors';
import { ogSize } from '@/lib/seo/metadata';

const { width, height } = ogSize;
const footer = 92;

/** `mark` is the outline of the logo on a grid of 24. */
export function backgroundSvg(mark: string): string {
  const start = 590;
  /** The area to the left of the wall's sloped edge (8:12), with the edge shifted right by `offset` pixels. */
  const leftOfEdge = (offset: number) => {
    const x = start + offset;
    return `0,0 ${x},0 ${x + 945},630 0,630`;
  };
  const laps = Array.from({ length: 14 }, (_, lap) => {
    const y = 47 * (lap + 1);
    return `<path d="M0 ${y}H1200" stroke="${colors.ink}" stroke-opacity=".07" stroke-width="2"/><path d="M0 ${y + 2.5}H1200" stroke="${colors.ink}" stroke-opacity=".03" stroke-width="3"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="1200" height="630" fill="${colors.sky}"/>
  <path d="M600 420 990 160 1200 300V630H600z" fill="${colors.pond}"/>
  <path d="M820 420 1200 167V630H820z" fill="${colors.sage}"/>
  <polygon points="${leftOfEdge(62)}" fill="${colors['copper-deep']}"/>
  <polygon points="${leftOfEdge(60)}" fill="${colors.copper}"/>
  <polygon points="${leftOfEdge(46)}" fill="${colors.ink}"/>
  <polygon points="${leftOfEdge(44)}" fill="${colors.white}"/>
  <polygon points="${leftOfEdge(1.5)}" fill="${colors.ink}"/>
  <clipPath id="wall"><polygon points="${leftOfEdge(0)}"/></clipPath>
  <g clip-path="url(#wall)">
    <rect width="1200" height="630" fill="${colors.chalk}"/>${laps}
    <path d="M${start - 46} 0H${start}L1535 630H1489z" fill="${colors.ink}" fill-opacity=".13"/>
  </g>
  <rect y="${height - footer}" width="1200" height="${footer}" fill="${colors.shutter}"/>
  <rect y="${height - footer - 6}" width="1200" height="6" fill="${colors.copper}"/>
  <path transform="translate(64 54) scale(2.9)" fill="${colors.shutter}" d="${mark}"/>
</svg>`;
}

function headingSize(heading: string): number {
  if (heading.length <= 26) return 88;
  if (heading.length <= 44) return 74;
  return 60;
}

/** A long name is smaller, so that it ends before the roof. */
export function nameSize(name: string): number {
  const room = 480;
  const letterWidth = 0.63;
  return Math.max(22, Math.min(36, Math.floor(room / (letterWidth * name.length))));
}

/** The renderer supports only flex layout. */
const box = (style: CSSProperties, ...children: readonly ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

export interface CardText {
  readonly heading: string;
  readonly name: string;
  readonly tagline: string;
  readonly place: string;
  readonly phone: string;
}

export function textLayer({ heading, name, tagline, place, phone }: CardText): ReactElement {
  return box(
    { width: '100%', height: '100%', flexDirection: 'column', justifyContent: 'space-between', fontFamily: 'Franklin' },
    box(
      { flexDirection: 'column', padding: '54px 0 0 152px' },
      box({ fontFamily: 'Besley', fontSize: nameSize(name), lineHeight: 1.1, maxWidth: 480, color: colors.ink }, name),
      box({ fontSize: 22, marginTop: 5, color: colors['ink-2'] }, tagline),
    ),
    box(
      { flexDirection: 'column' },
      box(
        {
          fontFamily: 'Besley',
          fontSize: headingSize(heading),
          lineHeight: 1.08,
          letterSpacing: '-0.014em',
          color: colors.ink,
          padding: '0 64px 40px',
          maxWidth: 1080,
        },
        heading,
      ),
      box(
        {
          height: footer,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '0 64px',
          fontSize: 30,
          color: colors.cream,
        },
        box({}, place),
        box({ fontFamily: 'Besley', fontSize: 34, color: colors.ochre }, phone),
      ),
    ),
  );
}
