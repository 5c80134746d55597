import { projectFilters, projects, type SequentialProject } from './portfolio';

test('there are eight projects, each in a category that the filter offers', () => {
  expect(projects.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { category } of projects) expect(projectFilters).toContain(category);
});

test('only project 4 has phases: before, progress and after', () => {
  const sequential = projects.filter((project): project is SequentialProject => project.isSequential === true);
  expect(sequential.map(({ id }) => id)).toEqual([4]);
  expect(sequential[0]?.sequentialPhotos.map(({ phase, title }) => [phase, title])).toEqual([
    ['Before', 'Initial roof condition'],
    ['Progress', 'Stripped roof with exposed decking'],
    ['After', 'Final completed installation'],
  ]);
});
