import { allPages } from './all-pages';
import { contactPage } from './contact/page';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import type { FaqEntry, RichText, Section, ServiceCategory } from './types';

const plain = (text: RichText) =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
const wordsIn = (text: RichText) => plain(text).split(/\s+/).filter(Boolean).length;
const questionsOf = (sections: readonly Section[]): readonly FaqEntry[] =>
  sections.flatMap((section) => (section.kind === 'faq' ? section.entries : []));

const services = Object.values(servicePages);
const publicPages = allPages.filter(({ isIndexed }) => isIndexed);

describe('the questions of a page', () => {
  it.each(services.map((page) => [page.path, questionsOf(page.sections)] as const))(
    '%s answers five to eight',
    (_, questions) => {
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(8);
    },
  );

  it.each(
    sectionPages.map((page) => [page.path, questionsOf(page.sections)] as const).filter(([, list]) => list.length),
  )('%s answers each in 25 to 60 words', (_, questions) => {
    expect(
      questions
        .map(({ question, answer }) => [wordsIn(answer), question] as const)
        .filter(([count]) => count < 25 || count > 60),
    ).toEqual([]);
  });

  it('are on no more than two pages', () => {
    const all = sectionPages.flatMap(({ sections }) => questionsOf(sections).map(({ question }) => question));
    expect(all.filter((question) => all.filter((other) => other === question).length > 2)).toEqual([]);
  });
});

describe('the end of a page', () => {
  it('is its own', () => {
    const closings = [...sectionPages, contactPage].flatMap(({ path, closing }) =>
      closing ? [{ path, ...closing }] : [],
    );
    const texts = closings.map(({ text }) => plain(text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const headings = closings.map(({ heading }) => heading);
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  it('sells nothing on the pages about rights and rules', () => {
    const quiet = sectionPages.filter(({ closing }) => closing === null).map(({ path }) => path);
    expect(quiet).toEqual(['/privacy', '/terms', '/accessibility']);
  });
});

/** What a page about the trade has in its main heading. */
const trade: Readonly<Record<ServiceCategory, RegExp>> = {
  roofing: /roof/i,
  siding: /siding/i,
  windows: /window|door/i,
  gutters: /gutter|downspout/i,
  additional: /repair|insulation|ventilation|maintenance|claim|inspection|service/i,
};

it.each(services.map((page) => [page.path, page.category, page.hero.heading] as const))(
  '%s names its trade in the main heading',
  (path, category, heading) => {
    expect(heading).toMatch(path === '/services/roofing/storm-damage' ? /storm damage/i : trade[category]);
  },
);

describe('what a search result shows of a page', () => {
  it.each(publicPages.map(({ path, title, description }) => [path, title, description] as const))(
    '%s has a title and a description that fit',
    (_, title, description) => {
      expect({ title, length: title.length, fits: title.length >= 50 && title.length <= 60 }).toMatchObject({
        fits: true,
      });
      expect({
        description,
        length: description.length,
        fits: description.length >= 120 && description.length <= 155,
      }).toMatchObject({ fits: true });
    },
  );

  it('is like no other page', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = allPages.map((page) => page[key]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});
