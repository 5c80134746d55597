import { closingView } from './closings';

jest.mock('./pictures', () => ({ ...jest.requireActual<object>('./pictures'), isSamplePicture: () => false }));

test('an owner’s own photo is never mirrored or moved', () => {
  expect(closingView('gutter-downspout')).toBeUndefined();
});
