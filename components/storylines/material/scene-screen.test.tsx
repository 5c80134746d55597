import { render, screen, within } from '@testing-library/react';
import { callLink } from '@/content/company';
import { figures } from '@/content/figures';
import { servicePages } from '@/content/service-pages';
import { figureSource } from '@/content/figure-sources';
import { printPrice } from '@/lib/prices/price';
import { MaterialFirstScreen } from './material-first-screen';

const pages = Object.values(servicePages).flatMap((page) =>
  page.storyline === 'material' && 'scene' in page ? [page] : [],
);

describe.each(pages.map((page) => [page.path, page] as const))('the first screen of %s', (_, page) => {
  const { figure, samples, samplesLabel, scale } = page.scene;
  const show = () => render(<MaterialFirstScreen page={page} trail={[{ name: page.name, href: page.path }]} />);

  it('names each sample once, with its price or what decides instead, and says what the ruler measures', () => {
    show();
    const list = within(screen.getByRole('group', { name: samplesLabel }));
    expect(list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      samples.map(({ name }) => name),
    );
    const items = list.getAllByRole('listitem');
    for (const [index, sample] of samples.entries()) {
      const decisive = 'price' in sample ? printPrice(sample.price, { unit: sample.unit }) : sample.fact;
      expect(items[index]?.textContent?.split(decisive)).toHaveLength(2);
    }
    expect(document.body).toHaveTextContent(scale);
  });

  it('describes its drawing, and draws it once', () => {
    const { container } = show();
    expect(screen.getByRole('img', { name: figures[figure].alt })).toBeInTheDocument();
    expect(container.querySelectorAll(`#art-${figure}`)).toHaveLength(1);
    expect(container.querySelectorAll(`use[href="#art-${figure}"]`)).toHaveLength(samples.length);
  });

  it('is 1440 by 780 units, with every crop inside', () => {
    const { width, height } = figureSource(figure);
    expect([width, height]).toEqual([1440, 780]);
    for (const { crop } of samples) {
      const [left = -1, top = -1, across = 0, down = 0] = crop.split(' ').map(Number);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(across, down)).toBeGreaterThan(0);
      expect(left + across).toBeLessThanOrEqual(width);
      expect(top + down).toBeLessThanOrEqual(height);
    }
  });

  it('offers a call, and sets no inline style', () => {
    const { container } = show();
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', callLink.href);
    expect(container.querySelector('[style]')).toBeNull();
  });
});
