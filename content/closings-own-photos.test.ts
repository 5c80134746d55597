import { isMirrored, isTakenAtDusk } from './closings';

jest.mock('./pictures', () => ({ ...jest.requireActual<object>('./pictures'), isSamplePicture: () => false }));

test('a photo of the owner’s is neither mirrored nor left as bright as it is', () => {
  expect(isMirrored('portfolio-1')).toBe(false);
  expect(isTakenAtDusk('portfolio-7')).toBe(false);
});
