import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleNote } from '@/content/company';
import { figures } from '@/content/figures';
import { prices } from '@/content/prices';
import { cancellation, estimate } from '@/content/promises';
import { printPrice } from '@/lib/prices/price';
import { slug } from '@/lib/slug';
import { sectionExamples } from '@/testing/section-examples';
import { showStatic } from '@/testing/show-static';
import { SectionList } from './section-list';

type ExampleName = keyof typeof sectionExamples;

function show<Name extends ExampleName>(name: Name) {
  const section = sectionExamples[name];
  showStatic(<SectionList sections={[section]} />);
  return { section, region: screen.getByRole('region', { name: section.heading }) };
}

describe.each(Object.keys(sectionExamples) as ExampleName[])('the example of %s', (name) => {
  it('is labeled by its h2, whose id comes from the section’s id or the heading', () => {
    const { section, region } = show(name);
    const id = 'id' in section ? section.id : undefined;
    const heading = within(region).getByRole('heading', { level: 2, name: section.heading });
    expect(heading).toHaveAttribute('id', id ? `${id}-heading` : slug(section.heading));
    if (id) expect(region).toHaveAttribute('id', id);
  });
});

describe('each kind shows its content', () => {
  it('choice: a drawing with numbered signs, the heading of each side, and a link', () => {
    const { region } = show('choice');
    expect(within(region).getAllByRole('img')).toHaveLength(1);
    expect(within(region).getByText('Icicles').closest('li')).toHaveAttribute('data-n', '4');
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Mend it if', 'Swap it if']);
    expect(within(region).getByRole('link', { name: 'Swapping' })).toHaveAttribute(
      'href',
      '/services/roofing/replacement/',
    );
  });

  it('bars to scale: a table with the figures, and each bar drawn to scale', () => {
    const { region } = show('bars to scale');
    const row = within(region).getByRole('row', { name: /Copper/ });
    expect(row).toHaveTextContent(printPrice(prices.gutters.copper, { unit: 'implied' }));
    expect(row).toHaveTextContent('50–100 years');
    const bars = [...row.querySelectorAll('rect')].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')]);
    expect(bars).toEqual([
      ['60%', '40%'],
      ['50%', '50%'],
    ]);
  });

  it('two notes: the heading of the second, and the items of both', () => {
    const { region } = show('two notes');
    expect(within(region).getByRole('heading', { level: 2, name: 'In every job' })).toBeInTheDocument();
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  });

  it('cards: every card, and the link of one', () => {
    const { region } = show('ruled cards');
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    expect(within(region).getByRole('link', { name: 'Trim repair' })).toHaveAttribute(
      'href',
      '/services/exterior-repairs/',
    );
  });

  it('options: each with its picture, its price with the unit, its points and its link; the footnote', () => {
    const { region } = show('options');
    expect(within(region).getAllByRole('img')).toHaveLength(2);
    expect(region).toHaveTextContent(printPrice(prices.gutters.aluminum));
    expect(within(region).getByText('New cords')).toBeInTheDocument();
    expect(within(region).getByRole('link', { name: 'Exterior repairs' })).toHaveAttribute(
      'href',
      '/services/exterior-repairs/',
    );
    expect(within(region).getByText('Planning prices.')).toBeInTheDocument();
  });

  it('a plain list: its items', () => {
    const { section, region } = show('habits');
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([...section.items]);
  });

  it('signs: each with its drawing, which has no alt text', () => {
    const { section, region } = show('signs');
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(section.signs.map(({ sign }) => sign));
    expect(region.querySelectorAll('img[alt=""]')).toHaveLength(section.signs.length);
  });

  it('an ordered list: an ol', () => {
    const { region } = show('ordered list');
    expect(within(region).getByRole('list').tagName).toBe('OL');
  });

  it('table: row and column headers, and a name', () => {
    show('table');
    const table = screen.getByRole('table', { name: 'Materials at a glance' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Material', 'Lasts', 'Best for']);
    expect(within(table).getByRole('row', { name: 'Standing-seam metal 40–70 years Low slopes' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: 'Garages' })).toHaveAttribute('data-label', 'Best for');
  });

  it('a map of repairs: a row for each number of the drawing, with its price and urgency', () => {
    const { region } = show('map of repairs');
    const drawing = within(region).getByRole('img', { name: figures['roof-leaks'].alt });
    const numbers = [...drawing.querySelectorAll('.number')].map(({ textContent }) => Number(textContent));
    const rows = within(region).getAllByRole('listitem');
    expect(numbers.toSorted((a, b) => a - b)).toEqual(rows.map(({ dataset }) => Number(dataset.n)));
    expect(rows[8]).toHaveTextContent('Pipe boot');
    expect(rows[8]).toHaveTextContent(printPrice(prices.roofing.pipeBoot));
    expect(rows[8]).toHaveTextContent('Medium Priority');
    // Its bar, on a scale from $0 to the highest price of the map.
    const { low, high } = prices.roofing.pipeBoot;
    const bar = rows[8]?.querySelector('rect');
    const percent = (dollars: number) => `${Math.round((1000 * dollars) / prices.roofing.stormOpening.high) / 10}%`;
    expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual([percent(low), percent(high - low)]);
  });

  it('an inspection: the sheet is a numbered list, and every sample mark is also text', () => {
    const { region } = show('inspection');
    const points = within(region).getAllByRole('listitem');
    expect(points.map(({ dataset }) => Number(dataset.n))).toEqual([15, 16, 17, 18, 19, 20, 21]);
    expect(points[2]).toHaveTextContent('Exhaust ventsClear and balanced. Fix.');
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Attic, a sample', 'Surroundings, a sample']);
  });

  it('visits in a year: each has a bar under its months, and a list', () => {
    const { region } = show('visits in a year');
    const bars = [...region.querySelectorAll('svg > svg')].map((bar) => [
      Number(bar.getAttribute('x')?.replace('%', '')),
      Number(bar.getAttribute('width')?.replace('%', '')),
    ]);
    expect(bars).toEqual([
      [25, 16.67],
      [75, 16.67],
    ]);
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['GuttersCleaned. Spring, Fall.', 'AtticStains, vents. Fall.']);
  });

  it('storm damage: severity in words and color, and how soon to act', () => {
    const { region } = show('storm damage');
    for (const [severity, level] of Object.entries({ Critical: 'red', High: 'orange', Medium: 'yellow' }))
      for (const badge of within(region).getAllByText(severity)) expect(badge).toHaveAttribute('data-level', level);
    expect(region).toHaveTextContent('Within 24 hours');
  });

  it('issues: a row for each number of the drawing, with its urgency and how soon to act', () => {
    const { region } = show('issues');
    const rows = within(region).getAllByRole('listitem');
    expect(rows.map(({ dataset }) => dataset.n)).toEqual(['1', '2', '3', '4']);
    expect(rows[1]).toHaveTextContent('Rotting trimWithin 1 weekFailed paintHigh');
    expect(rows[2]).toHaveTextContent('Peeling paintNext seasonAgeLow');
  });

  it('problems: causes, consequences, and what we do', () => {
    show('problems');
    const row = screen.getByRole('row', { name: /Sagging/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.getAttribute('data-label')),
    ).toEqual(['Causes', 'What it leads to', 'What we do']);
    expect(within(row).getByText('Hidden hangers')).toBeInTheDocument();
  });

  it('problems without consequences: causes, and what we do', () => {
    show('problems without consequences');
    const cells = within(screen.getByRole('row', { name: /Sagging/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['Causes', 'What we do']);
  });

  it('warning signs: the sign, and what to do', () => {
    const { region } = show('warning signs');
    const last = within(region).getAllByRole('listitem').at(-1);
    expect(last).toHaveTextContent(/Curled shingles.*Check the vents/);
    const order = within(region).getAllByRole('heading', { level: 3 });
    expect(order.map(({ textContent }) => textContent)).toEqual(['This week', 'Plan a new roof', 'Have it checked']);
  });

  it('first steps: numbered, and the reasons to call', () => {
    const { region } = show('first steps');
    const [steps, reasons] = within(region).getAllByRole('list');
    expect(steps?.tagName).toBe('OL');
    expect(steps).toHaveTextContent('Stay off the roof.');
    expect(reasons).toHaveTextContent('A limb is on the house');
  });

  it('a wipe: its pictures under one slider, each with a name and a description', () => {
    const { region } = show('a wipe');
    expect(within(region).getAllByRole('img')).toHaveLength(3);
    expect(
      within(region).getByRole('slider', { name: 'Slide between struck, tarped and repaired' }),
    ).toBeInTheDocument();
    expect(within(region).getByRole('button', { name: 'Repaired' })).toBeInTheDocument();
    expect(region).toHaveTextContent('New shingles.');
    expect(region).toHaveTextContent(sampleNote);
  });

  it('a job in writing: its steps with their times, what is included, the price, and both rights', () => {
    const { region } = show('a job in writing');
    const [days] = within(region)
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.startsWith('Tear-off'));
    expect(days).toHaveTextContent(/^Tear-off 1 day.*One slope at a time\.$/);
    for (const name of [
      'Included',
      'Not included',
      'When a repair isn’t enough',
      'Worth fixing',
      'If a run is replaced',
    ])
      expect(within(region).getByRole('heading', { level: 3, name })).toBeInTheDocument();
    expect(within(region).getByRole('row', { name: 'Copper $600–$1,000' })).toBeInTheDocument();
    expect(region).toHaveTextContent(`One firm price in writing. Good for ${estimate.goodFor}`);
    expect(within(region).getByText(/^We guarantee the parts we replace for/)).toBeInTheDocument();
    for (const text of [cancellation.title, cancellation.notice, cancellation.waiver])
      expect(region).toHaveTextContent(text);
  });

  it('a job in writing: bars from the hours, one after the other, and lines for the nights', () => {
    const { region } = show('a job in writing');
    const bars = [...region.querySelectorAll('.job-bar')].map((bar) =>
      [...bar.querySelectorAll('rect')].map((part) => [part.getAttribute('x'), part.getAttribute('width')]),
    );
    // On a ruler of two days of eight hours: 6 to 8 hours, then 4. Each bar is drawn whole, then the least.
    expect(bars).toEqual([
      [
        ['0%', '50%'],
        ['0%', '37.5%'],
      ],
      [
        ['50%', '25%'],
        ['50%', '25%'],
      ],
    ]);
    const nights = [...region.querySelectorAll('.job-nights line')].map((night) => night.getAttribute('x1'));
    expect(nights).toEqual(['50%']);
    expect(region).toHaveTextContent(
      'Hours of work, 8 a day; hatched if it takes longer, dashed only if it’s needed. Red lines are nights.',
    );
  });

  it('a visit in writing: no ruler without hours, the drawing’s numbers first, and a report instead of a warranty', () => {
    const { region } = show('a visit in writing');
    expect(region.querySelector('.job-bar')).toBeNull();
    const included = within(region).getByRole('heading', { name: 'Included with every door' }).parentElement;
    expect(
      within(included ?? region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pan', 'Shims', 'Foam', 'Strip', 'Threshold', 'Trim']);
    expect(region).toHaveTextContent('Your report the next day');
    expect(region).not.toHaveTextContent(cancellation.title);
  });

  it('a visit in writing: the right to cancel, too, where work may follow', () => {
    const section = sectionExamples['a visit in writing'];
    showStatic(<SectionList sections={[{ ...section, signature: { ...section.signature, cancellation: 'usual' } }]} />);
    const region = screen.getByRole('region', { name: section.heading });
    for (const text of ['Your report the next day', cancellation.title, cancellation.notice])
      expect(region).toHaveTextContent(text);
    expect(region).not.toHaveTextContent(cancellation.waiver);
  });

  it('a job in writing: says what its bars show where it isn’t hours at the house', () => {
    const section = sectionExamples['a job in writing'];
    const steps = { ...section.steps, measure: 'Hours from your call' };
    showStatic(<SectionList sections={[{ ...section, steps }]} />);
    expect(screen.getByText(/^Hours from your call; hatched if it takes longer/)).toBeInTheDocument();
  });

  it('a drawing with names: each in order, with its link', () => {
    const { region } = show('a drawing with names');
    expect(within(region).getByRole('img')).toBeInTheDocument();
    expect(within(region).getByRole('link', { name: 'Entry doors' })).toHaveAttribute('href', '/services/doors/entry/');
  });

  it('gutter systems: the features, and the other points on request', async () => {
    const { region } = show('gutter systems');
    expect(within(region).getByRole('link', { name: /Get Quote/ })).toHaveAttribute('href', '/contact/');
    expect(within(region).getByText('20+ colors')).toBeVisible();
    expect(within(region).getByText('Hidden hangers')).not.toBeVisible();
    await userEvent.click(within(region).getByText(/^Learn More/));
    expect(within(region).getByText('Hidden hangers')).toBeVisible();
    expect(within(region).getByRole('link', { name: 'How we size gutters' })).toBeVisible();
  });

  it('gutter systems: Learn More names its system', () => {
    const { region } = show('gutter systems');
    expect(within(region).getByText(/^Learn More/)).toHaveTextContent('Learn More about Seamless aluminum');
  });

  it('prose: its paragraphs and links', () => {
    const { region } = show('prose');
    expect(within(region).getByText('With one truck.')).toBeInTheDocument();
    expect(within(region).getByRole('link', { name: 'our story' })).toHaveAttribute('href', '/about/');
  });

  it('signs with links: every page to start from', () => {
    const { region } = show('signs with links');
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/services/ventilation/', '/services/insulation/', '/services/inspections/']);
  });

  it('timeline: the number and the date, then the event', () => {
    const { region } = show('timeline');
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1. MarchPush up on each run.', '2. NovemberAfter the leaves, clean the gutters.']);
  });

  it('notice: its heading and text', () => {
    const { region } = show('notice');
    expect(within(region).getByText('Three business days, in writing.')).toBeVisible();
  });

  it('danger notice: a call to 911', () => {
    const { region } = show('danger notice');
    expect(within(region).getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  });

  it('dangers: each named, with what to do', () => {
    const { region } = show('dangers');
    const terms = within(region)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(['Smell gas?', 'Wires down?']);
    expect(within(region).getAllByRole('definition')[1]).toHaveTextContent(/^Stay inside/);
  });

  it('questions: closed at first, open in place', async () => {
    const { region } = show('questions');
    expect(within(region).getByText('One day.')).not.toBeVisible();
    await userEvent.click(within(region).getByText('How long does it take?'));
    expect(within(region).getByText('One day.')).toBeVisible();
  });
});

describe('the background of a section', () => {
  const { signs, table, questions } = sectionExamples;
  const tonesOf = (list: Parameters<typeof SectionList>[0]) => {
    showStatic(<SectionList {...list} />);
    return screen.getAllByRole('region').map(({ dataset }) => dataset.tone);
  };

  it('alternates between linen and chalk, after the chalk of the hero', () => {
    expect(tonesOf({ sections: [signs, table, questions] })).toEqual(['linen', 'chalk', 'linen']);
  });

  it('is the one its record chooses, and the next section alternates from there', () => {
    const chosen = { ...table, tone: 'linen' } as const;
    expect(tonesOf({ sections: [signs, chosen, questions] })).toEqual(['linen', 'linen', 'chalk']);
  });

  it('is that of the storyline, unless its record chooses another', () => {
    const chosen = { ...questions, tone: 'slate' } as const;
    expect(tonesOf({ sections: [table, signs, chosen], tones: ['chalk', 'linen', 'chalk'] })).toEqual([
      'chalk',
      'linen',
      'slate',
    ]);
  });
});
