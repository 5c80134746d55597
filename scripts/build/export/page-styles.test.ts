import { namesIn, namesInPage, pageStyles } from './page-styles';

const kept = (css: string, text: string) => {
  const names = namesIn(text);
  return pageStyles(css, (name) => names.has(name));
};

describe('a rule is removed', () => {
  test.each([
    ['if the page does not name its class', '.card{color:red}'],
    ['if it needs a second class that the page does not name', '.box .card{color:red}'],
    ['if each of its selectors needs such a class', '.card:hover,.box>.card{color:red}'],
    ['inside a media query and a layer', '@layer components{@media (width>=40rem){.card{color:red}}}'],
    ['whose class has an escaped name', '.md\\:card,.\\33 xl\\:card{color:red}'],
    ['if it needs an id that the page does not name', 'main:has(>#card){color:red}'],
    ['for a part of a date field if no script creates one', '::-webkit-datetime-edit{color:red}'],
    ['if it needs an element that the page does not name', 'abbr,.box kbd{color:red}'],
    ['if it needs a descendant whose class the page does not name', '.box:has(.card){color:red}'],
    ['if each alternative in :is() needs such a class', ':is(.card,.box>.card)>p{color:red}'],
  ])('%s', (_when, css) => {
    expect(kept(css, '<p class="box 2xl md:">')).not.toContain('red');
  });
});

test('a rule is removed if a script only compares the name of its element', () => {
  expect(kept('code{color:red}', 'switch(type){case"code":case"kbd":}')).not.toContain('red');
});

describe('a rule is kept', () => {
  test.each([
    ['for a pseudo-element of one engine', '::-webkit-inner-spin-button{color:red}', '<p>'],
    ['for a part of a date field', '::-webkit-datetime-edit{color:red}', 'e("input",{type:"date"})'],
    ['for a standard pseudo-element', '::placeholder{color:red}', '<p>'],
    ['for a class in the HTML', '.box{color:red}', '<p class="wide box">'],
    ['for an id in the HTML', '#box~p{color:red}', '<p id="box">'],
    ['for a class in a script', '.box{color:red}', 'e("p",{className:`wide box ${x}`})'],
    ['for a class on a new line of a script', '.box{color:red}', 'e("p",{className:"wide\\nbox"})'],
    ['for a class in the payload', '.box{color:red}', 'push([1,"[\\"p\\",{\\"className\\":\\"wide box\\"}]"])'],
    [
      'for a class with characters that HTML escapes',
      '.\\[\\&\\>li\\]\\:p-1>li{color:red}',
      '<ul class="[&amp;&gt;li]:p-1"><li>',
    ],
    ['for a class with a fraction', '.p-0\\.5{color:red}', '<p class="p-0.5">'],
    ['for a class whose name starts with a digit', '.\\32 xl\\:flex{color:red}', '<p class="2xl:flex">'],
    ['for an element in the HTML', 'dialog::backdrop{color:red}', '<p>See <dialog>'],
    ['for an element that a script may add', 'li>code{color:red}', 'e("li",null,e("code"))'],
    ['for a state that a script sets', 'html[data-sections=waiting] section{color:red}', '<html><section>'],
    ['for a state of a named class', '.box[aria-expanded=true]:not(.card)>:popover-open{color:red}', 'box'],
    ['if one of its selectors can apply', '.card,.box{color:red}', 'box'],
    ['if one alternative in :is() can apply', ':is(.card,.box)>p{color:red}', '<p class="box">'],
    ['for :not() with a class that nothing names', '.box:not(.card){color:red}', 'box'],
  ])('%s', (_when, css, text) => {
    expect(kept(css, text)).toContain('red');
  });
});

describe('in a page as the framework writes it', () => {
  const pageOf = (html: string, ...payload: readonly string[]) =>
    `<body>${html}${payload.map((piece) => `<script>self.__next_f.push(${JSON.stringify([1, piece])})</script>`).join('')}`;
  const isKept = (css: string, page: string) => {
    const names = namesInPage(page);
    return pageStyles(css, (name) => names.has(name)).includes('red');
  };

  test.each([
    ['in the text', pageOf('<p>A soft board under the door.</p>')],
    ['in the text after a > in a class', pageOf('<p class="[&>li]:p-1">a > board</p>')],
    ['in an alt text', pageOf('<img class="wide" alt="A soft board">')],
    ['in a text in the payload', pageOf('', '1:["$","p",null,{"children":"A soft board"}]')],
    [
      'in the not-found page of the payload',
      pageOf(
        '',
        '0:["$","$L1",null,{"notFound":[["$","p",null,{"className":"board"}],"$La"],"forbidden":"$undefined"}]\na:["$","p",null,{"className":"board"}]',
      ),
    ],
    ['in a text among other children', pageOf('', '1:["$","p",null,{"children":["A soft board ",["$","b",null,{}]]}]')],
  ])('removes a rule for a word %s', (_what, page) => {
    expect(isKept('.board{color:red}', page)).toBe(false);
  });

  test.each([
    ['a class in the HTML', '.board{color:red}', pageOf('<p class="wide board">')],
    ['a class after one with a >', '.board{color:red}', pageOf('<p class="[&>li]:p-1 board">')],
    ['a class passed to a component', '.board{color:red}', pageOf('', '1:["$","$L2",null,{"frame":"wide board"}]')],
    [
      'a class split over two pieces of payload',
      '.board{color:red}',
      pageOf('', '1:["$","$L2",null,{"fra', 'me":"board"}]'),
    ],
    ['an element that a component shows later', 'code{color:red}', pageOf('', '1:["$","code",null,{}]')],
  ])('keeps a rule for %s', (_what, css, page) => {
    expect(isKept(css, page)).toBe(true);
  });
});

test('removes an @page rule that no rule uses', () => {
  const css = '@page card{margin:0}@page box{margin:0}.card{page:card}.box{page:box}';
  expect(kept(css, 'box')).toBe('@page box{margin:0}.box{page:box}');
});

test('removes an animation that no rule uses', () => {
  const frames = (name: string) => `@keyframes ${name}{0%{opacity:0}to{opacity:1}}`;
  const css = `${frames('come-up')}${frames('come')}.card{animation:1s come-up}.box{animation:1s come}`;
  expect(kept(css, 'box')).toBe(`${frames('come')}.box{animation:1s come}`);
});

test.each([
  [
    'defined once is inlined',
    ':root{--color-ink:#123}.box{color:var(--color-ink);fill:var(--color-ink)}',
    '.box{color:#123;fill:#123}',
  ],
  [
    'defined twice stays a property',
    ':root{--color-ink:#123}.wide{--color-ink:#456}.box{color:var(--color-ink)}',
    ':root{--color-ink:#123}.wide{--color-ink:#456}.box{color:var(--color-ink)}',
  ],
  [
    'that is a size is inlined, too',
    ':root{--text-small:.9rem}.box{font-size:var(--text-small)}',
    '.box{font-size:.9rem}',
  ],
])('a theme value %s', (_what, css, expected) => {
  expect(kept(css, 'wide box')).toBe(expected);
});

test('writes a prefixed declaration once', () => {
  const css = kept('.box:hover{text-decoration:underline var(--copper) 2px}', 'box');
  expect(css.match(/-webkit-text-decoration/g)).toHaveLength(1);
});

describe('custom properties', () => {
  test('are removed with their registration if no rule reads them', () => {
    const css =
      ':root{--ink:#123;--edge:1px solid var(--ink)}@property --turn{syntax:"*";inherits:false}.card{border:var(--edge);rotate:var(--turn)}.box{--turn:3deg;color:red}';
    expect(kept(css, 'box')).toBe('.box{color:red}');
  });

  test('are kept if a rule reads them, directly or through another property', () => {
    const css = ':root{--ink:#123;--edge:1px solid var(--ink)}.box{border:var(--edge)}';
    expect(kept(css, 'box')).toBe(css);
  });

  test('are not confused with names of timelines', () => {
    const css = '.box{view-timeline:--hero}.bar{animation-timeline:--hero}';
    expect(kept(css, 'box bar')).toBe(css);
  });
});

test('keeps prefixed declarations, and animation-timeline apart from animation', () => {
  const css =
    '.box{animation:linear both rise;animation-timeline:scroll();-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px)}';
  const left = kept(css, 'box');
  expect(left).toContain('animation-timeline:scroll()');
  expect(left).toContain('-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px)');
});

test("removes Tailwind's fallbacks for older browsers", () => {
  expect(
    kept('@layer properties{@supports (-webkit-hyphens:none){*{--tw-shadow:0 0 #0000}}}.box{color:red}', 'box'),
  ).toBe('.box{color:red}');
});

test('keeps the order of the layers', () => {
  const css =
    '@layer base{p{color:red}}@layer components{.card{color:tan}.box{color:#000}}@layer utilities{.blue{color:#00f}}';
  expect(kept(css, '<p class="box blue">')).toMatch(/@layer base\{.*@layer components\{.*@layer utilities\{/);
});
