// @ts-check
/** The card that a shared link shows: the wall under the eave, its rake and copper edge at 8:12, the page's heading. */

export const width = 1200;
export const height = 630;
const footer = 92;

/**
 * The ground of every card, without words.
 * @param {string} mark the logo's outline on a grid of 24
 */
export function groundSvg(mark) {
  const start = 590;
  /** The wall's edge moved out by so many pixels along the top; 8:12 all the way down. @param {number} offset */
  const under = (offset) => {
    const x = start + offset;
    return `0,0 ${x},0 ${x + 945},630 0,630`;
  };
  const laps = Array.from({ length: 14 }, (_, lap) => {
    const y = 47 * (lap + 1);
    return `<path d="M0 ${y}H1200" stroke="#17201e" stroke-opacity=".07" stroke-width="2"/><path d="M0 ${y + 2.5}H1200" stroke="#17201e" stroke-opacity=".03" stroke-width="3"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="1200" height="630" fill="#c8d5d7"/>
  <path d="M600 420 990 160 1200 300V630H600z" fill="#b6cad2"/>
  <path d="M820 420 1200 167V630H820z" fill="#ccd6c5"/>
  <polygon points="${under(62)}" fill="#7f3f10"/>
  <polygon points="${under(60)}" fill="#b4632f"/>
  <polygon points="${under(46)}" fill="#17201e"/>
  <polygon points="${under(44)}" fill="#ffffff"/>
  <polygon points="${under(1.5)}" fill="#17201e"/>
  <clipPath id="wall"><polygon points="${under(0)}"/></clipPath>
  <g clip-path="url(#wall)">
    <rect width="1200" height="630" fill="#fbf9f3"/>${laps}
    <path d="M${start - 46} 0H${start}L1535 630H1489z" fill="#17201e" fill-opacity=".13"/>
  </g>
  <rect y="${height - footer}" width="1200" height="${footer}" fill="#1e3b32"/>
  <rect y="${height - footer - 6}" width="1200" height="6" fill="#b4632f"/>
  <path transform="translate(64 54) scale(2.9)" fill="#1e3b32" d="${mark}"/>
</svg>`;
}

/**
 * A long heading is set smaller, so that three lines hold it.
 * @param {string} heading
 */
export function headingSize(heading) {
  if (heading.length <= 26) return 88;
  if (heading.length <= 44) return 74;
  return 60;
}

/**
 * @param {string} type
 * @param {Record<string, string | number>} style
 * @param {unknown} children
 */
const box = (type, style, children) => ({ type, key: null, props: { style: { display: 'flex', ...style }, children } });

/**
 * The words, laid out for the picture maker that comes with Next.
 * @param {{ heading: string, name: string, tagline: string, place: string, phone: string }} words
 */
export function wordsLayer({ heading, name, tagline, place, phone }) {
  return box('div', { width: '100%', height: '100%', flexDirection: 'column', justifyContent: 'space-between', fontFamily: 'Franklin' }, [
    box('div', { flexDirection: 'column', padding: '54px 0 0 152px' }, [
      box('div', { fontFamily: 'Besley', fontSize: 36, lineHeight: 1.1, color: '#17201e' }, name),
      box('div', { fontSize: 22, marginTop: 5, color: '#3d4845' }, tagline),
    ]),
    box('div', { flexDirection: 'column' }, [
      box(
        'div',
        {
          fontFamily: 'Besley',
          fontSize: headingSize(heading),
          lineHeight: 1.08,
          letterSpacing: '-0.014em',
          color: '#17201e',
          padding: '0 64px 40px',
          maxWidth: 1080,
        },
        heading,
      ),
      box(
        'div',
        { height: footer, alignItems: 'center', justifyContent: 'space-between', padding: '0 64px', fontSize: 30, color: '#f6f3ea' },
        [box('div', {}, place), box('div', { fontFamily: 'Besley', fontSize: 34, color: '#dfba62' }, phone)],
      ),
    ]),
  ]);
}
