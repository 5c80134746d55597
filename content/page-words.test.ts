import { allPages } from './all-pages';
import { contactPage } from './contact/page';
import { categoryOf } from './offered';
import { offlinePage } from './pages/offline';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import { offeredShinglePages } from './shingles/pages';
import type { ServiceCategory } from './paths';
import type { RichText } from './rich-text';
import type { Section } from './section-kinds';
import { plainText } from '@/testing/all-text';

const wordsIn = (text: RichText) => plainText(text).split(/\s+/).filter(Boolean).length;
const questionsOf = (sections: readonly Section[]): (readonly [string, RichText])[] =>
  sections.flatMap((section) => (section.kind === 'faq' ? Object.entries(section.answers) : []));

const services = Object.values(servicePages);
const shingleQuestions = offeredShinglePages.map(({ path, faq }) => [path, Object.entries(faq)] as const);
const publicPages = allPages.filter(({ isIndexed }) => isIndexed);

describe('the questions of a page', () => {
  it.each([...services.map((page) => [page.path, questionsOf(page.sections)] as const), ...shingleQuestions])(
    '%s answers four to eight questions',
    (_, questions) => {
      expect(questions.length).toBeGreaterThanOrEqual(4);
      expect(questions.length).toBeLessThanOrEqual(8);
    },
  );

  it.each([
    ...sectionPages.map((page) => [page.path, questionsOf(page.sections)] as const).filter(([, list]) => list.length),
    ...shingleQuestions,
  ])('%s answers each question in 25 to 60 words', (_, questions) => {
    expect(
      questions
        .map(([question, answer]) => [wordsIn(answer), question] as const)
        .filter(([count]) => count < 25 || count > 60),
    ).toEqual([]);
  });

  it('are on no more than two pages', () => {
    const all = sectionPages.flatMap(({ sections }) => questionsOf(sections).map(([question]) => question));
    expect(all.filter((question) => all.filter((other) => other === question).length > 2)).toEqual([]);
  });
});

describe('the closing of a page', () => {
  it('is unique to that page', () => {
    const closings = [...sectionPages, contactPage].flatMap(({ path, closing }) =>
      closing ? [{ path, ...closing }] : [],
    );
    const texts = closings.map(({ text }) => plainText(text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const headings = closings.map(({ heading }) => heading);
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  it('is missing only on the legal pages, the accessibility statement and the offline page', () => {
    const withoutClosing = [...sectionPages, offlinePage]
      .filter(({ closing }) => closing === null)
      .map(({ path }) => path);
    expect(withoutClosing).toEqual(['/privacy', '/terms', '/accessibility', '/offline']);
  });
});

const trade: Readonly<Record<ServiceCategory, RegExp>> = {
  roofing: /roof/i,
  siding: /siding/i,
  windows: /window|door/i,
  gutters: /gutter|downspout/i,
  additional: /repair|insulation|ventilation|maintenance|claim|inspection|service/i,
};

it.each(services.map(({ path, hero }) => [path, hero.heading] as const))(
  '%s names its trade in the main heading',
  (path, heading) => {
    const category = categoryOf(path);
    if (!category) throw new Error(`${path} belongs to no category.`);
    expect(heading).toMatch(path === '/services/roofing/storm-damage' ? /storm damage/i : trade[category]);
  },
);

describe('titles and descriptions', () => {
  it.each(publicPages.map(({ path, title, description }) => [path, title, description] as const))(
    'of %s fit into a search result',
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

  it('are unique to their page', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = allPages.map((page) => page[key]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});
