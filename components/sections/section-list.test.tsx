import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { sectionExamples } from '@/components/sections/examples/examples';
import { company } from '@/content/company';
import { afterVisit, prices } from '@/content/prices';
import { printFigures, printPrice } from '@/lib/prices/price';
import { slug } from '@/lib/slug';
import { SectionList } from './section-list';

expect.extend(toHaveNoViolations);

type ExampleName = keyof typeof sectionExamples;

/** Renders one example and returns its section, found by its heading. */
function show<Name extends ExampleName>(name: Name) {
  const section = sectionExamples[name];
  const { container } = render(<SectionList sections={[section]} />);
  return { section, container, region: screen.getByRole('region', { name: section.heading }) };
}

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

describe.each(Object.keys(sectionExamples) as ExampleName[])('the example of %s', (name) => {
  it('is labeled by its h2, whose id comes from the anchor or the heading text', () => {
    const { section, region } = show(name);
    const id = 'id' in section ? section.id : undefined;
    const heading = within(region).getByRole('heading', { level: 2, name: section.heading });
    expect(heading).toHaveAttribute('id', id ? `${id}-heading` : slug(section.heading));
    if (id) expect(region).toHaveAttribute('id', id);
  });

  it('passes axe', async () => {
    const { container } = show(name);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('each kind shows its content', () => {
  it('cards: a list of headings, with prices, points and links', () => {
    const { region } = show('cards with pictures');
    expect(within(region).getByRole('heading', { level: 3, name: 'Installation' })).toBeInTheDocument();
    expect(region).toHaveTextContent(printPrice(prices.gutters.aluminum));
    expect(within(region).getByText('No seams')).toBeInTheDocument();
    expect(within(region).getByRole('link', { name: 'About installation' })).toHaveAttribute(
      'href',
      '/services/gutter-installation/',
    );
    expect(within(region).getAllByRole('img')).toHaveLength(2);
  });

  it('choice: a drawing, and each side with its points and its page', () => {
    const { region } = show('choice');
    expect(within(region).getAllByRole('img')).toHaveLength(1);
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

  it('bars to scale: a table with every figure, and each bar at its true place', () => {
    const { region } = show('bars to scale');
    const row = within(region).getByRole('row', { name: /Copper/ });
    expect(row).toHaveTextContent(printFigures(prices.gutters.copper));
    expect(row).toHaveTextContent('50–100 years');
    const bars = [...row.querySelectorAll('rect')].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')]);
    expect(bars).toEqual([
      ['60%', '40%'],
      ['50%', '50%'],
    ]);
  });

  it('picture with needs: each need under its title', () => {
    const { region } = show('picture with needs');
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(within(region).getByRole('link', { name: 'the layers' })).toBeInTheDocument();
  });

  it('two notes: both headings, each with its list', () => {
    const { region } = show('two notes');
    expect(within(region).getByRole('heading', { level: 2, name: 'In every job' })).toBeInTheDocument();
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  });

  it('cards without pictures still show their links', () => {
    const { region } = show('ruled cards');
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    expect(within(region).getByRole('link', { name: 'Trim repair' })).toHaveAttribute(
      'href',
      '/services/exterior-repairs/',
    );
  });

  it('a directory: every page of a trade, and what the trade costs', () => {
    const { region } = show('a directory of cards');
    expect(within(region).getByRole('heading', { level: 3, name: 'Gutters' })).toBeInTheDocument();
    expect(within(region).getByText('By the foot')).toBeInTheDocument();
    expect(within(region).getByRole('link', { name: 'All gutter services' })).toHaveAttribute(
      'href',
      '/services/gutters/',
    );
  });

  it('options: every price, the points under their own heading, the footnote', () => {
    const { region } = show('options');
    expect(within(region).getByText(printFigures(prices.windows.doubleHung))).toBeInTheDocument();
    expect(within(region).getByText('Benefits')).toBeInTheDocument();
    expect(within(region).getByText('Services')).toBeInTheDocument();
    expect(within(region).getByText('Planning prices per window.')).toBeInTheDocument();
  });

  it('ways to pay: every term, and where it is on a scale of all months', () => {
    const { region } = show('ways to pay');
    expect(within(region).getByText('6–12 months')).toBeInTheDocument();
    const { longest } = company.financing;
    expect(
      within(region)
        .getAllByRole('img')
        .map((drawing) => drawing.getAttribute('aria-label')),
    ).toEqual([
      `A scale of ${longest} months, with 6 to 12 marked.`,
      `A scale of ${longest} months, with 48 to 60 marked.`,
    ]);
  });

  it('options in rows: every price, with its unit', () => {
    const { region } = show('options in rows');
    const [storms, doors] = within(region)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'));
    expect(storms).toHaveTextContent(printPrice(prices.windows.lowEStorm));
    expect(doors).toHaveTextContent(printPrice(afterVisit));
  });

  it('options that are all priced after a visit say so once', () => {
    const { region } = show('options without prices');
    expect(within(region).getAllByText(printPrice(afterVisit))).toHaveLength(1);
  });

  it.each(['signs', 'checks', 'habits'] as const)('a list of %s: its items', (name) => {
    const { section, region } = show(name);
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([...section.items]);
  });

  it('a list can end in a note with a link', () => {
    const { region } = show('signs');
    expect(within(region).getByRole('link', { name: 'inspection' })).toHaveAttribute(
      'href',
      '/services/roof-inspection/',
    );
  });

  it('an ordered list keeps its order and shows its picture with a caption', () => {
    const { region } = show('ordered list with a picture');
    expect(within(region).getByRole('list').tagName).toBe('OL');
    expect(within(region).getByRole('figure')).toHaveTextContent('We come at night too.');
  });

  it('an ordered list keeps its order on a dark background too', () => {
    render(<SectionList sections={[sectionExamples['ordered list'], sectionExamples.questions]} />);
    const region = screen.getByRole('region', { name: 'How to check a contractor' });
    expect(within(region).getByRole('list').tagName).toBe('OL');
    expect(within(region).getByText('The law asks for all of them.')).toBeInTheDocument();
  });

  it('comparison: each side under its heading', () => {
    const { region } = show('comparison');
    expect(within(region).getByRole('heading', { level: 3, name: 'Lean to replace' })).toBeInTheDocument();
    expect(within(region).getByText('We quote both.')).toBeInTheDocument();
  });

  it('table: row and column headers, and a name', () => {
    show('table');
    const table = screen.getByRole('table', { name: 'Materials at a glance' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Material', 'Planning price', 'Best for']);
    expect(
      within(table).getByRole('row', { name: `Standing-seam metal ${printPrice(prices.roofing.metal)} Low slopes` }),
    ).toBeInTheDocument();
    expect(
      within(table).getByText(
        (_, element) => element?.tagName === 'STRONG' && element.textContent === printPrice(prices.roofing.metal),
      ),
    ).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: 'Garages' })).toHaveAttribute('data-label', 'Best for');
  });

  it('materials: every fact that a buyer compares', () => {
    const { region } = show('materials');
    const facts = within(region)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Warranty', 'Limited lifetime'],
      ['Lifespan', '25–30 years'],
      ['Upkeep', 'Low'],
      ['Wind rating', 'Up to 130 mph'],
      ['Colors', 'Nine, shown at GAF Timberline HDZ'],
    ]);
    expect(region).toHaveTextContent(printPrice(prices.roofing.timberlineHdz));
    expect(within(region).getByText('Impact Class 3')).toBeInTheDocument();
  });

  it.each(['steps on a story pole', 'steps against the clock', 'steps on rows'] as const)(
    '%s: in order, with the hours in words',
    (name) => {
      const { region } = show(name);
      const list = within(region).getByRole('list');
      expect(list.tagName).toBe('OL');
      expect(
        within(list)
          .getAllByRole('heading', { level: 3 })
          .map((heading) => heading.textContent?.replace(/^\d\. /, '')),
      ).toEqual(['Measure', 'Take down', 'Hang']);
      expect(list).toHaveTextContent('4–6 hours');
    },
  );

  it('the time scale ends at the longest duration', () => {
    const { region } = show('steps against the clock');
    expect(within(region).getByText('11 hours at the longest')).toBeInTheDocument();
  });

  it('repairs: urgency in words and color, and a price for each', () => {
    show('repairs');
    const leak = screen.getByRole('row', { name: /Active leak/ });
    expect(within(leak).getByText('Emergency')).toHaveAttribute('data-level', 'red');
    expect(within(leak).getByText(printPrice(prices.roofing.activeLeak))).toBeInTheDocument();
    expect(screen.getByText('High Priority')).toHaveAttribute('data-level', 'orange');
    expect(screen.getByText('Medium Priority')).toHaveAttribute('data-level', 'yellow');
    expect(
      within(screen.getByRole('row', { name: /Nail pops/ })).getByText(printPrice(afterVisit)),
    ).toBeInTheDocument();
  });

  it('repairs have no price column unless the section is priced', () => {
    show('repairs without prices');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Repair',
      'What it is',
      'Urgency',
    ]);
  });

  it('storm damage: severity in words and color, and how soon to act', () => {
    const { region } = show('storm damage');
    expect(within(region).getByText('Critical')).toHaveAttribute('data-level', 'red');
    expect(within(region).getByText('High')).toHaveAttribute('data-level', 'orange');
    expect(within(region).getByText('Medium')).toHaveAttribute('data-level', 'yellow');
    expect(region).toHaveTextContent('Within 24 hours');
  });

  it('issues: High is red, Medium orange, Low yellow', () => {
    const { region } = show('issues');
    expect(within(region).getByText('High')).toHaveAttribute('data-level', 'red');
    expect(within(region).getByText('Medium')).toHaveAttribute('data-level', 'orange');
    expect(within(region).getByText('Low')).toHaveAttribute('data-level', 'yellow');
    expect(within(region).getByText('Next season')).toBeInTheDocument();
  });

  it('inspection: numbers run on across the groups', () => {
    const { region } = show('inspection');
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('value')),
    ).toEqual(['1', '2', '3']);
    expect(within(region).getByRole('heading', { level: 3, name: 'Drainage' })).toBeInTheDocument();
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

  it('problems have no column for consequences unless the section asks for one', () => {
    show('problems without consequences');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Problem',
      'Causes',
      'What we do',
    ]);
  });

  it('warning signs: the sign, its meaning, what to do', () => {
    const { region } = show('warning signs');
    const [first] = within(region).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Curled shingles.*vented attic.*Check the vents/);
  });

  it('layers: in order, beside their drawing', () => {
    const { region } = show('layers');
    expect(within(region).getByRole('img', { name: /Cutaway of a roof edge/ })).toBeInTheDocument();
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Deck', 'Ice barrier']);
  });

  it('gutter systems: three features at first, and the rest on request', async () => {
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

  it('symptoms: every page to start from', () => {
    const { region } = show('symptoms');
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/services/ventilation/', '/services/insulation/']);
  });

  it('included: what comes with the job, and the warranty', () => {
    const { region } = show('included');
    expect(within(region).getByText('A magnet sweep')).toBeInTheDocument();
    expect(within(region).getByText('Both warranties start the day we finish.')).toBeInTheDocument();
  });

  it('prices: each next to its job', () => {
    const { region } = show('prices');
    expect(
      within(region)
        .getAllByRole('definition')
        .map((price) => price.textContent),
    ).toEqual([printPrice(prices.roofing.shingles), printPrice(prices.roofing.metal), '40 years and more']);
  });

  it('timeline: the date, then the event', () => {
    const { region } = show('timeline');
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['MarchPush up on each run.', 'NovemberAfter the leaves, clean the gutters.']);
  });

  it('years: a mark for each of them, and what the numbered places stand for', () => {
    const { region } = show('years');
    const thisYear = new Date().getFullYear();
    const pole = within(region).getByRole('img', {
      name: `A story pole with a mark for each year from 1999 to ${thisYear}, and 3 places numbered.`,
    });
    expect(within(pole).getByText('1999')).toBeInTheDocument();
    expect(within(pole).getByText(thisYear)).toBeInTheDocument();
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['11999One truck.', '2Ten years or moreMost of the crew.', '3TodaySee the roofs.']);
  });

  it('notice: its heading and text', () => {
    const { region } = show('notice');
    expect(within(region).getByText('Three business days, in writing.')).toBeVisible();
  });

  it('notice of danger: a call to 911', () => {
    const { region } = show('notice of danger');
    expect(within(region).getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  });

  it('folded table: every row behind one line that opens it', async () => {
    const { region } = show('folded table');
    expect(within(region).getByRole('table')).not.toBeVisible();
    await userEvent.click(within(region).getByText('Show every row'));
    expect(within(region).getByRole('table')).toBeVisible();
  });

  it('visit: the booking form, a call and an email', () => {
    const { region } = show('visit');
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/#booking', company.phone.href, company.email.href]);
  });

  it('questions: closed at first, open in place', async () => {
    const { region } = show('questions');
    expect(within(region).getByText('One day.')).not.toBeVisible();
    await userEvent.click(within(region).getByText('How long does it take?'));
    expect(within(region).getByText('One day.')).toBeVisible();
  });
});
