import { photoList } from './list';

test.each([
  [{ kind: 'added', count: 1 }, 'One photo was added.'],
  [{ kind: 'added', count: 2 }, '2 photos were added.'],
  [{ kind: 'removed', name: 'roof.jpg' }, 'roof.jpg was removed.'],
] as const)('%j is announced as %s', (news, sentence) => {
  expect(photoList.news(news)).toBe(sentence);
});
