import { closingView } from './closings';

jest.mock('./picture-sources', () => ({
  ...jest.requireActual<object>('./picture-sources'),
  isSamplePicture: () => false,
}));

test('an owner’s own photo is never mirrored or moved', () => {
  expect(closingView('gutter-downspout')).toBeUndefined();
});
