import { projectCategories, projects, type Project } from '@/content/portfolio';
import { arrangedTiles } from './arranged-tiles';

const [lead] = projects.filter((project) => project.isSequential === true);
const [model] = projects.filter((project) => project.isSequential !== true);
if (!lead || !model) throw new Error('The portfolio needs a sequential project and one that isn’t.');
const [second, third] = projectCategories.filter((category) => category !== lead.category);
const tile = (id: number, category: Project['category'] = lead.category): Project => ({ ...model, id, category });
const ids = (list: readonly Project[]) => list.map(({ id }) => id);

test('puts a project of each other category beside the lead', () => {
  const { beside } = arrangedTiles([lead], [tile(1), tile(2, second), tile(3), tile(5, third), tile(6)]);
  expect(ids(beside)).toEqual([2, 5]);
});

test('puts two projects beside the lead even if all have its category', () => {
  const { beside, rest } = arrangedTiles([lead], [tile(1), tile(2), tile(3), tile(5)]);
  expect(ids(beside)).toEqual([1, 2]);
  expect(ids(rest)).toEqual([3, 5]);
});
