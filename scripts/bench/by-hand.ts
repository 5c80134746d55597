/*
 * A page as someone would write it by hand: the same text, headings, lists, forms, first picture and fonts, one small
 * style sheet and no script. Lighthouse visits it beside the real page, because the machine's speed moves both.
 */

/** Elements that carry text or meaning. All others are replaced by their contents. */
const kept = new Set(
  (
    'header nav main footer section article aside h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table caption thead tbody tfoot tr th td ' +
    'a details summary form fieldset legend label input select option optgroup textarea button output datalist figure figcaption ' +
    'picture source img strong em b i small blockquote cite address time div dialog hr sub sup abbr'
  ).split(' '),
);
const keptAttributes = new Set(
  (
    'href id for name type value placeholder autocomplete required rows min max step list method action enctype hidden open scope ' +
    'colspan rowspan src srcset sizes media width height alt loading fetchpriority decoding aria-label aria-labelledby aria-current ' +
    'datetime title'
  ).split(' '),
);
const dropped = /<(script|style|svg|iframe|noscript|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
/** A disclosure that opens the element after it. By hand, the list would be in it. */
const emptyDisclosure = /<details\b[^>]*><summary\b[^>]*>(?:(?!<\/summary>)[\s\S])*<\/summary><\/details>/g;
const laterPicture =
  /<picture\b[^>]*>(?:(?!<\/picture>)[\s\S])*?<img\b[^>]*\bloading="lazy"[^>]*>\s*<\/picture>|<img\b[^>]*\bloading="lazy"[^>]*>/g;

/**
 * Keeps only the attributes that a hand-written page needs.
 * @param text the inside of an opening tag, after its name
 */
function attributesOf(text: string): string {
  return [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
    .map(([, name = '', value]) => ({ name: name.toLowerCase(), value }))
    .filter(({ name }) => keptAttributes.has(name))
    .map(({ name, value }) => (value === undefined || value === '' ? ` ${name}` : ` ${name}="${value}"`))
    .join('');
}

/** The body as someone would write it. The header's menu is collapsed, as it is on a phone. */
function plainBody(body: string): string {
  let inHeader = false;
  let foldedBefore = 0;
  /** For each open `nav`: whether a `<details>` was put around it. */
  const navs: boolean[] = [];
  return body
    .replace(dropped, '')
    .replace(laterPicture, '')
    .replace(emptyDisclosure, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/gi, (_tag, end: string, written: string, rest: string) => {
      const name = written.toLowerCase();
      if (name === 'header') inHeader = end === '';
      if (name === 'details') foldedBefore += end === '' ? 1 : -1;
      if (!kept.has(name)) return ' ';
      const tag = end ? `</${name}>` : `<${name}${attributesOf(rest)}>`;
      if (name !== 'nav') return tag;
      if (end) return navs.pop() ? '</nav></details>' : '</nav>';
      const fold = inHeader && foldedBefore === 0;
      navs.push(fold);
      return fold ? `<details><summary>Menu</summary>${tag}` : tag;
    })
    .replace(/<(div|i|b)>\s*<\/\1>/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** The font rules of the page, and which family is for text (the preloaded one) and which for headings. */
function fontsOf(html: string) {
  const faces = [...html.matchAll(/@font-face\{[^}]*\}/g)].map(([rule]) => rule);
  const early = [...html.matchAll(/<link\b[^>]*rel="preload"[^>]*as="font"[^>]*>/g)].map(([tag]) => tag);
  const families = faces
    .filter((rule) => rule.includes('url('))
    .map((rule) => ({
      name: /font-family:\s*["']?([^;"'}]+)/.exec(rule)?.[1]?.trim() ?? '',
      early: early.some((tag) => rule.includes(/href="([^"]+)"/.exec(tag)?.[1] ?? '\n')),
    }));
  const text = families.find((family) => family.early) ?? families[0];
  const heading = families.find((family) => family !== text) ?? text;
  const stack = (family: { readonly name: string } | undefined, last: string) =>
    family ? `"${family.name}","${family.name} fallback",${last}` : last;
  return { faces, early, text: stack(text, 'sans-serif'), heading: stack(heading, 'serif') };
}

/**
 * Writes the page by hand. Throws if the page has no body.
 * @param html a page of the export
 */
export function handWritten(html: string): string {
  const body = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1];
  if (body === undefined) throw new Error('The page has no body to take the words from.');
  const fonts = fontsOf(html);
  const heads = [/<title>[\s\S]*?<\/title>/, /<meta name="description"[^>]*>/].map((tag) => tag.exec(html)?.[0] ?? '');
  const css = [
    ...fonts.faces,
    '*{box-sizing:border-box}',
    `body{margin:0;background:#f7f4ee;color:#1f282b;font:400 1.0625rem/1.6 ${fonts.text}}`,
    `h1,h2,h3,h4{font-family:${fonts.heading};line-height:1.15;margin:1.6em 0 .5em}`,
    'h1{font-size:2.4rem;margin-top:.6em}h2{font-size:1.7rem}h3{font-size:1.25rem}',
    'header,main,footer,body>nav{max-width:75rem;margin:0 auto;padding:12px 20px}',
    'img{display:block;max-width:100%;height:auto}main picture img{width:100%}',
    'a{color:#1f4a3c}a,button,summary,input,select{min-height:44px}header a,nav a,footer a{display:inline-block;padding:8px 0}',
    'ul,ol{padding-left:1.2em}table{border-collapse:collapse;width:100%}td,th{padding:8px;text-align:left;border-bottom:1px solid #c9c2b4}',
    'input,select,textarea,button{font:inherit;max-width:100%;padding:8px 12px}footer{border-top:1px solid #c9c2b4}',
  ].join('\n');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...heads,
    ...fonts.early,
    // Without an icon the browser requests /favicon.ico, and the 404 counts as a page error.
    /<link rel="icon"[^>]*>/.exec(html)?.[0] ?? '',
    `<style>${css}</style>`,
    '</head>',
    `<body>${plainBody(body)}</body>`,
    '</html>',
    '',
  ].join('\n');
}
