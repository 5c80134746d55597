import { act, render, screen, within } from '@testing-library/react';
import { SectionList } from '@/components/sections/section-list';
import { sectionExamples } from '@/testing/section-examples';
import { OnThisPage } from './on-this-page';

const sections = [
  sectionExamples.signs,
  { ...sectionExamples.table, id: 'materials', heading: 'Five roofs' },
  sectionExamples.steps,
  sectionExamples.notice,
  sectionExamples.questions,
];

const observed = new Map<Element, IntersectionObserverCallback>();

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  observed.clear();
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      observed.set(element, this.callback);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function cross(headingId: string, isIntersecting: boolean) {
  const section = document.getElementById(headingId)?.closest('section');
  const callback = section && observed.get(section);
  if (!callback) throw new Error(`Not observed: ${headingId}`);
  act(() =>
    callback([{ target: section, isIntersecting } as unknown as IntersectionObserverEntry], {} as IntersectionObserver),
  );
}

const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }));
const show = () =>
  render(
    <>
      <OnThisPage sections={sections} />
      <SectionList sections={sections} />
    </>,
  );

test('links to every section of the page, in order', () => {
  const { container } = show();
  const links = contents().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(sections.map(({ heading }) => heading));
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('marks the section being read, and none before or after the sections', () => {
  show();
  const current = () =>
    contents()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'location')
      .map((link) => link.textContent);
  expect(current()).toEqual([]);
  cross('materials-heading', true);
  expect(current()).toEqual(['Five roofs']);
  cross('three-marks', true);
  cross('materials-heading', false);
  expect(current()).toEqual(['Three marks']);
  cross('three-marks', false);
  expect(current()).toEqual([]);
});
