import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { MakerLogo } from './maker-logo';

test('names the maker', () => {
  render(<MakerLogo maker="gaf" name="GAF" />);
  expect(screen.getByRole('img', { name: 'GAF' })).toHaveAttribute('src', '/logos/gaf.svg');
});

test.each(['gaf', 'tamko'] as const)('has the width and height of the %s file', (maker) => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(`public/logos/${maker}.svg`, 'utf8')) ?? [];
  render(<MakerLogo maker={maker} name={maker} />);
  expect(screen.getByRole('img')).toHaveAttribute('width', width);
  expect(screen.getByRole('img')).toHaveAttribute('height', height);
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
