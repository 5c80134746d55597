import { projects, type Project } from '@/content/portfolio';
import { arrangedTiles } from './arranged-tiles';

const [lead] = projects.filter((project) => project.isSequential === true);
const [model] = projects.filter((project) => project.isSequential !== true);
if (!lead || !model) throw new Error('The sample has both kinds of projects.');
const tile = (id: number, category: Project['category'] = lead.category): Project => ({ ...model, id, category });
const ids = (list: readonly Project[]) => list.map(({ id }) => id);

test('puts one project of each other kind beside the lead', () => {
  const { beside } = arrangedTiles([lead], [tile(1), tile(2, 'siding'), tile(3), tile(5, 'windows'), tile(6)]);
  expect(ids(beside)).toEqual([2, 5]);
});

test('fills the place beside the lead for a company with one trade', () => {
  const { beside, rest } = arrangedTiles([lead], [tile(1), tile(2), tile(3), tile(5)]);
  expect(ids(beside)).toEqual([1, 2]);
  expect(ids(rest)).toEqual([3, 5]);
});
