import { render, screen } from '@testing-library/react';
import { pictures } from '@/content/pictures';
import { Picture } from './picture';

function sourcesOf(image: HTMLElement) {
  return [...(image.parentElement?.querySelectorAll('source') ?? [])];
}

test('offers AVIF, then WebP, then JPEG, each in several widths', () => {
  render(<Picture name="portfolio-1" sizes="50vw" />);
  const image = screen.getByRole('img', { name: pictures['portfolio-1'].alt });
  const sources = sourcesOf(image);

  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) {
    expect(source.getAttribute('srcset')).toMatch(
      /^\/pictures\/portfolio-1-480\.[0-9a-f]{8}\.(avif|webp) 480w, .* 1600w$/,
    );
    expect(source.getAttribute('sizes')).toBe('50vw');
  }
  expect(image.getAttribute('srcset')).toMatch(/\.jpg 480w, .*\.jpg 1600w$/);
  expect(image.getAttribute('src')).toMatch(/\.jpg$/);
});

test('reserves its space before it loads: size, tone and focal point, without a style attribute', () => {
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
  const onPhone = sourcesOf(image).slice(0, 3);

  expect(onPhone.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  for (const source of onPhone) {
    expect(source.media).toBe('(width < 38.8125rem)');
    expect(source.getAttribute('srcset')).toContain('/pictures/hero-phone-');
    expect(source).toHaveAttribute('width', '900');
    expect(source).toHaveAttribute('height', '700');
  }
  expect(
    sourcesOf(image)
      .slice(3)
      .every(({ media }) => media === ''),
  ).toBe(true);
  expect(image).toHaveClass('focal-68-47', 'phone-focal-53-55');
});

test('can have an empty alt text', () => {
  render(<Picture name="detail-roof" sizes="100vw" alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});
