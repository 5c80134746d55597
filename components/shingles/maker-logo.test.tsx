import { fireEvent, render, screen } from '@testing-library/react';
import { MakerLogo } from './maker-logo';

test('names the maker', () => {
  render(<MakerLogo maker="gaf" name="GAF" />);
  expect(screen.getByRole('img', { name: 'GAF' })).toHaveAttribute('src', '/logos/gaf.svg');
});

test('is hidden when its file fails to load', () => {
  render(<MakerLogo maker="gaf" name="GAF" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('is hidden when its file failed before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  render(<MakerLogo maker="gaf" name="GAF" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
