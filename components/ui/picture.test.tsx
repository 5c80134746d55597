import { render, screen } from '@testing-library/react';
import { pictures } from '@/content/pictures';
import { Picture } from './picture';

function sourcesOf(image: HTMLElement) {
  return [...(image.parentElement?.querySelectorAll('source') ?? [])];
}

test('offers AVIF in several widths, and one JPEG', () => {
  render(<Picture name="portfolio-1" sizes="50vw" />);
  const image = screen.getByRole('img', { name: pictures['portfolio-1'].alt });
  const [source, ...others] = sourcesOf(image);

  expect(others).toEqual([]);
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(source?.getAttribute('srcset')).toMatch(
    /^\/pictures\/portfolio-1-480\.[0-9a-f]{8}\.avif 480w, .*\.avif 1600w$/,
  );
  expect(image.getAttribute('src')).toMatch(/^\/pictures\/portfolio-1-768\.[0-9a-f]{8}\.jpg$/);
});

test('has its size, placeholder color and focal point before it loads, without a style attribute', () => {
  render(<Picture name="portfolio-1" sizes="50vw" />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1000');
  expect(image.className).toMatch(/tone-[0-9a-f]{3}/);
  expect(image).toHaveClass('focal-45-36');
  expect(image).not.toHaveAttribute('style');
});

test('loads lazily unless it has priority', () => {
  const { rerender } = render(<Picture name="detail-roof" sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');

  rerender(<Picture name="detail-roof" sizes="100vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('offers phones their own crop first, in every format and with its own focal point', () => {
  render(<Picture name="hero" phone="hero-phone" sizes="100vw" priority />);
  const image = screen.getByRole('img', { name: pictures.hero.alt });
  const phoneSources = sourcesOf(image).slice(0, 2);

  expect(phoneSources.map(({ type }) => type)).toEqual(['image/avif', 'image/jpeg']);
  for (const source of phoneSources) {
    expect(source.media).toBe('(width < 40rem)');
    expect(source.getAttribute('srcset')).toContain('/pictures/hero-phone-');
    expect(source).toHaveAttribute('width', '900');
    expect(source).toHaveAttribute('height', '700');
  }
  expect(
    sourcesOf(image)
      .slice(2)
      .every(({ media }) => media === ''),
  ).toBe(true);
  expect(image).toHaveClass('focal-68-47', 'phone-focal-53-55');
});

test('can have an empty alt text', () => {
  render(<Picture name="detail-roof" sizes="100vw" alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});
