import type * as Pictures from './picture-sources';

/** With only the first project, and no review. */
function workPictures(isSample: boolean) {
  let found: typeof Pictures | undefined;
  jest.isolateModules(() => {
    jest.doMock('./portfolio', () => ({ projects: [{ image: 'portfolio-1' }] }));
    jest.doMock('./testimonials', () => ({ testimonials: [] }));
    jest.doMock('./generated/pictures.json', () =>
      Object.fromEntries(['hero', 'portfolio-1', 'portfolio-3'].map((name) => [name, { isSample }])),
    );
    found = jest.requireActual<typeof Pictures>('./picture-sources');
  });
  return found;
}

test('a page whose picture was a project’s takes another when the project is gone', () => {
  const pictures = workPictures(true);
  expect(pictures?.workPicture('portfolio-1')).toBe('portfolio-1');
  expect(pictures?.workPicture('portfolio-3')).toBe('detail-window');
  expect(pictures?.workPicture('hero')).toBe('hero');
});

test('an owner’s own photo stays without its project', () => {
  expect(workPictures(false)?.workPicture('portfolio-3')).toBe('portfolio-3');
});
