import type { Photo, PhotoSlot } from './photo';
import { inSlotOrder, isSameSlot, readSlot, slotName, withCaption } from './slot';

const boards: PhotoSlot = { sign: 'brown-ring', shot: 'attic', number: 3 };

function photo(id: string, slot?: PhotoSlot): Photo {
  return {
    id,
    name: `${id}.jpg`,
    caption: '',
    thumbnail: '',
    isOriginal: false,
    addedAt: 0,
    picture: new Blob(),
    slot,
  };
}

describe('the name of a file', () => {
  it.each([
    ['The boards above the spot', 'jpg', 'brown-ring-3-boards-above-the-spot.jpg'],
    ['A stain, with something for scale', 'jpg', 'brown-ring-3-stain-with-something-for-scale.jpg'],
    ['Theater side', 'heic', 'brown-ring-3-theater-side.heic'],
    ['', 'jpg', 'brown-ring-3.jpg'],
    ['???', 'jpg', 'brown-ring-3.jpg'],
    ['Ma salle à manger', 'jpg', 'brown-ring-3-ma-salle-a-manger.jpg'],
    ['../../etc: *?', 'jpg', 'brown-ring-3-etc.jpg'],
  ])('has the sign, the number and the caption “%s”', (caption, extension, name) => {
    expect(slotName(boards, caption, extension, [])).toBe(name);
  });

  it('is at most 60 characters without its extension', () => {
    expect(slotName(boards, 'word '.repeat(24), 'jpg', []).length).toBeLessThanOrEqual(64);
  });

  it('is unique', () => {
    const taken = slotName(boards, 'The stain', 'jpg', []);
    expect(slotName(boards, 'The stain', 'jpg', [taken])).toBe('brown-ring-3-stain-2.jpg');
  });

  it('changes with the caption in a slot, and not elsewhere', () => {
    expect(withCaption(photo('a', boards), 'The rafters', [])).toMatchObject({
      caption: 'The rafters',
      name: 'brown-ring-3-rafters.jpg',
    });
    expect(withCaption(photo('b'), 'The rafters', [])).toMatchObject({ caption: 'The rafters', name: 'b.jpg' });
  });
});

it('puts photos in slots first, in slot order', () => {
  const photos = [photo('loose'), photo('third', boards), photo('late'), photo('first', { ...boards, number: 1 })];
  expect(inSlotOrder(photos).map(({ id }) => id)).toEqual(['first', 'third', 'loose', 'late']);
});

it('tells slots apart by sign and shot', () => {
  expect(isSameSlot(boards, { ...boards })).toBe(true);
  expect(isSameSlot(boards, { ...boards, sign: 'draft' })).toBe(false);
  expect(isSameSlot(boards, { ...boards, shot: 'ceiling' })).toBe(false);
  expect(isSameSlot(boards, undefined)).toBe(false);
});

it.each([undefined, null, 'brown-ring', {}, { sign: 'a', shot: 'b', number: '1' }])(
  '`readSlot` returns undefined for %j',
  (value) => {
    expect(readSlot(value)).toBeUndefined();
  },
);
