import { namesIn, pageStyles, sheetToPurge } from './page-styles';

const kept = (css: string, text: string) => pageStyles(sheetToPurge(css), namesIn(text));

test.each([
  ['if the page does not name its class', '.card{color:red}'],
  ['if each of its selectors needs such a class', '.card:hover,.box>.card{color:red}'],
  ['inside a media query and a layer', '@layer components{@media (width>=40rem){.card{color:red}}}'],
  ['if it needs an element that the page does not name', 'abbr,.box kbd{color:red}'],
  ['if it needs an element whose name is only a word of a sentence', 'code{color:red}'],
  ['if it needs a descendant whose class the page does not name', '.box:has(.card){color:red}'],
  ['if such a descendant is needed inside :where()', ':where(p:has(>.card)){color:red}'],
  ['if each alternative in :is() needs such a class', ':is(.card,.box>.card)>p{color:red}'],
])('a rule is removed %s', async (_when, css) => {
  expect(await kept(css, '<p class="box 2xl md:">Your ZIP code')).not.toContain('red');
});

test.each([
  ['for a pseudo-element of one engine', '::-webkit-inner-spin-button{color:red}', '<p>'],
  ['for a state of any element', ':focus-visible{color:red}', '<p>'],
  ['for a state among alternatives', '.box:is(:hover,[aria-current]){color:red}', '<p class="box">'],
  ['if one alternative in :has() can apply', 'p:has(.card,>.box){color:red}', '<p class="box">'],
  ['for the children of a class', ':is(.box>*):first-child{color:red}', '<p class="box">'],
  ['for a class in the HTML', '.box{color:red}', '<p class="wide box">'],
  ['for an id in the HTML', '#box~p{color:red}', '<p id="box">'],
  ['for a class in a script', '.box{color:red}', 'e("p",{className:`wide box ${x}`})'],
  ['for a class on a new line of a script', '.box{color:red}', 'e("p",{className:"wide\\nbox"})'],
  ['for a class in React’s data', '.box{color:red}', 'push([1,"[\\"p\\",{\\"className\\":\\"wide box\\"}]"])'],
  [
    'for a class with characters that HTML escapes',
    '.\\[\\&\\>li\\]\\:p-1>li{color:red}',
    '<ul class="[&amp;&gt;li]:p-1"><li>',
  ],
  ['for a class whose name starts with a digit', '.\\32 xl\\:flex{color:red}', '<p class="2xl:flex">'],
  ['for an element in the HTML', 'dialog::backdrop{color:red}', '<p>See <dialog>'],
  ['for an element that a script may add', 'li>code{color:red}', 'e("li",null,e("code"))'],
  ['for a state that a script sets', 'html[data-sections=waiting] section{color:red}', '<html><section>'],
])('a rule is kept %s', async (_what, css, text) => {
  expect(await kept(css, text)).toContain('red');
});

test.each([
  [
    'defined once is written out',
    ':root{--color-ink:#123}.box{color:var(--color-ink);fill:var(--color-ink)}',
    '.box{color:#123;fill:#123}',
  ],
  [
    'defined twice stays a property',
    ':root{--color-ink:#123}.wide{--color-ink:#456}.box{color:var(--color-ink)}',
    ':root{--color-ink:#123}.wide{--color-ink:#456}.box{color:var(--color-ink)}',
  ],
])('a theme value %s', async (_what, css, expected) => {
  expect(await kept(css, 'wide box')).toBe(expected);
});

test('properties that no rule reads are removed with their registration', async () => {
  const css = '@property --turn{syntax:"*";inherits:false}.card{rotate:var(--turn)}.box{--turn:3deg;color:red}';
  expect(await kept(css, 'box')).toBe('.box{color:red}');
});

test('a prefixed declaration is written once, and a timeline stays apart from its animation', async () => {
  const css =
    '.box{text-decoration:underline var(--copper) 2px;animation:linear both rise;animation-timeline:scroll()}';
  const left = await kept(css, 'box');
  expect(left.match(/-webkit-text-decoration/g)).toHaveLength(1);
  expect(left).toContain('animation-timeline:scroll()');
});

test("Tailwind's fallbacks for older browsers are removed", async () => {
  const css = '@layer properties{@supports (-webkit-hyphens:none){*{--tw-shadow:0 0 #0000}}}.box{color:red}';
  expect(await kept(css, 'box')).toBe('.box{color:red}');
});

test('the paper of another page is removed', async () => {
  const css = '@page{margin:1cm}@page bid{margin:0}@page proof{margin:0}.bid{page:bid}.proof{page:proof}';
  expect(await kept(css, 'bid')).toBe('@page{margin:1cm}@page bid{margin:0}.bid{page:bid}');
});
