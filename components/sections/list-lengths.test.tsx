import { render, screen } from '@testing-library/react';
import { sectionPages } from '@/content/section-pages';
import type { Section, SectionOf } from '@/content/section-kinds';
import { printPrice } from '@/lib/prices/price';
import { SectionList } from './section-list';

function firstOf<Kind extends Section['kind']>(kind: Kind): SectionOf<Kind> {
  const found = sectionPages
    .flatMap(({ sections }): readonly Section[] => sections)
    .find((section): section is SectionOf<Kind> => section.kind === kind);
  if (!found) throw new Error(`No page has a section of the kind ${kind}.`);
  return found;
}

interface Example {
  readonly section: Section;
  /** For each item, the texts that must be shown. */
  readonly items: readonly (readonly string[])[];
}

/** The section with one item fewer than on its page, with as many, and with one more. */
function lengthsOf<Item>(
  items: readonly Item[],
  extraLike: (item: Item) => Item,
  sectionWith: (items: readonly Item[]) => Section,
  textsOf: (item: Item) => readonly (string | undefined)[],
): readonly Example[] {
  const [first] = items;
  if (!first) throw new Error('The section has no items.');
  return [items.slice(1), items, [extraLike(first), ...items]].map((list) => ({
    section: sectionWith(list),
    items: list.map((item) => textsOf(item).filter((text) => text !== undefined)),
  }));
}

const gutters = firstOf('gutter-systems');
const optionList = firstOf('options');
const [system, ...otherSystems] = gutters.systems;
if (!system) throw new Error('There are no gutter systems.');

const examples: readonly (readonly [string, readonly Example[]])[] = [
  [
    'gutter systems',
    lengthsOf(
      gutters.systems,
      (one) => ({ ...one, name: 'One more system' }),
      (systems) => ({ ...gutters, systems }),
      ({ name, price, warranty }) => [name, printPrice(price), warranty],
    ),
  ],
  [
    'features of a gutter system',
    lengthsOf(
      system.features,
      () => 'One more feature',
      (features) => ({ ...gutters, systems: [{ ...system, features }, ...otherSystems] }),
      (feature) => [feature],
    ),
  ],
  [
    'options',
    lengthsOf(
      optionList.options,
      (option) => ({ ...option, name: 'One more option' }),
      (options) => ({ ...optionList, options }),
      ({ name, price, link }) => [name, printPrice(price), link?.label],
    ),
  ],
];

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

describe.each(examples)('%s', (_, lengths) => {
  function show(section: Section) {
    const { unmount } = render(<SectionList sections={[section]} />);
    const region = screen.getByRole('region', { name: section.heading });
    const shown = {
      texts: [...region.querySelectorAll('li, tr')].map(({ textContent }) => textContent),
      classes: new Set([...region.querySelectorAll('ul, ol, li, table, tr')].map((list) => list.className)),
    };
    unmount();
    return shown;
  }

  it('shows the texts of every item, with one item fewer and one more', () => {
    for (const { section, items } of lengths) {
      const { texts } = show(section);
      for (const item of items) {
        expect(texts.filter((text) => item.every((part) => text.includes(part)))).not.toEqual([]);
      }
    }
  });

  it('has the same classes with one item fewer and one more', () => {
    const [fewer, usual, more] = lengths.map(({ section }) => show(section).classes);
    expect(fewer).toEqual(usual);
    expect(more).toEqual(usual);
  });
});
