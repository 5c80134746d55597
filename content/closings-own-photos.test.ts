import { isMirrored, isTakenAtDusk } from './closings';

jest.mock('./pictures', () => ({ ...jest.requireActual<object>('./pictures'), isSamplePicture: () => false }));

test('an owner’s own photo is never mirrored, and always darkened', () => {
  expect(isMirrored('portfolio-1')).toBe(false);
  expect(isTakenAtDusk('portfolio-7')).toBe(false);
});
