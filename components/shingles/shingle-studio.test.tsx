import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { company } from '@/content/company';
import { gafHdzPage } from '@/content/shingles/gaf-hdz';
import { tamkoTitanXtPage } from '@/content/shingles/tamko-titan-xt';
import { ShingleStudio } from './shingle-studio';
import { studioHouseSizes, studioSwatches } from './studio-colors';

const studio = (
  <ShingleStudio
    maker="gaf"
    product={gafHdzPage.name}
    colors={studioSwatches(gafHdzPage)}
    second={gafHdzPage.second}
    sizes={studioHouseSizes}
    other={{
      maker: 'tamko',
      product: tamkoTitanXtPage.name,
      path: '/tamko-titan-xt',
      colors: studioSwatches(tamkoTitanXtPage),
    }}
    url={`${company.url}/gaf-hdz/`}
  />
);

const house = (color: string) => screen.getByRole('img', { name: new RegExp(`roof in ${color}\\.$`) });
const quote = () =>
  decodeURIComponent(screen.getByRole('link', { name: 'Email for a Quote in This Color' }).getAttribute('href') ?? '');
const requested = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[width="1280"]')].map(({ src }) =>
    src.replace(/.*studio-(.*)-\d+\..*/, '$1'),
  );

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  window.history.replaceState(null, '', '/gaf-hdz/');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

test('shows nine colors as one group of radio buttons, each named and described', () => {
  render(studio);
  const group = screen.getByRole('group', { name: /choose one of 9 colors/i });
  const radios = within(group).getAllByRole('radio');
  expect(radios).toHaveLength(9);
  for (const { name, description } of gafHdzPage.colors) {
    expect(within(group).getByRole('radio', { name })).toHaveAccessibleDescription(description);
  }
  expect(screen.getByRole('radio', { name: 'Charcoal' })).toBeChecked();
  expect(house('GAF Charcoal')).toHaveAttribute('fetchpriority', 'high');
});

test('shows the house in the chosen color, describes the color, and puts it in the URL', async () => {
  render(studio);
  await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
  expect(house('GAF Slate')).toBeInTheDocument();
  expect(screen.getAllByText('Cool gray with a blue cast; good with navy doors and brick.').length).toBeGreaterThan(1);
  expect(window.location.hash).toBe('#color=slate');
});

test('keeps showing the previous color until the new picture has loaded', async () => {
  render(studio);
  await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
  const [charcoal] = document.querySelectorAll('img[src*="studio-gaf-charcoal"]');
  expect(charcoal).toHaveAttribute('data-visible', 'true');
  expect(house('GAF Slate')).toHaveAttribute('data-visible', 'false');

  fireEvent.load(house('GAF Slate'));
  expect(house('GAF Slate')).toHaveAttribute('data-visible', 'true');
  expect(charcoal).toHaveAttribute('data-visible', 'false');
});

test('shows the alt text of a picture that fails to load', async () => {
  render(studio);
  await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
  fireEvent.error(house('GAF Slate'));
  expect(house('GAF Slate')).toHaveAttribute('data-visible', 'true');
});

describe('the pictures', () => {
  test('of colors not on the house are not fetched at first', () => {
    render(studio);
    expect(requested().sort()).toEqual(['gaf-barkwood', 'gaf-charcoal']);
  });

  test('of the neighboring colors are preloaded once the visitor chooses a color', async () => {
    render(studio);
    await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
    expect(requested().sort()).toEqual([
      'gaf-barkwood',
      'gaf-charcoal',
      'gaf-pewter-gray',
      'gaf-slate',
      'gaf-williamsburg-slate',
    ]);
  });

  test.each([{ saveData: true }, { effectiveType: '3g' }])(
    'are not preloaded when the connection reports %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      render(studio);
      await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
      expect(requested().sort()).toEqual(['gaf-barkwood', 'gaf-charcoal', 'gaf-slate']);
    },
  );
});

describe('the quote link', () => {
  test('goes to the company with the color shown on the house', async () => {
    render(studio);
    expect(quote()).toContain(`mailto:${company.email.address}?subject=Quote request: GAF Timberline HDZ, Charcoal&`);
    await userEvent.click(screen.getByRole('radio', { name: 'Barkwood' }));
    expect(quote()).toContain('Quote request: GAF Timberline HDZ, Barkwood');
    expect(quote()).toContain(`${company.url}/gaf-hdz/#color=barkwood`);
  });

  test('is next to a phone link', () => {
    render(studio);
    expect(screen.getByRole('link', { name: `Call ${company.phone.display}` })).toHaveAttribute(
      'href',
      company.phone.href,
    );
  });
});

describe('the comparison', () => {
  const turnTo = (side: string) => userEvent.click(screen.getByRole('radio', { name: `${side} side` }));
  const compareWith = async (name: string) => {
    await turnTo('Right');
    await userEvent.click(within(screen.getByRole('group', { name: 'Compare with' })).getByRole('radio', { name }));
  };

  test('offers every color of both makers except the one shown, each described', async () => {
    render(studio);
    await turnTo('Right');
    const right = within(screen.getByRole('group', { name: 'Compare with' }));
    const [, ...colors] = right.getAllByRole('radio');
    expect(colors).toHaveLength(8 + 9);
    for (const color of colors) expect(color).toHaveAccessibleDescription();
    expect(right.queryByRole('radio', { name: 'Charcoal' })).not.toBeInTheDocument();
    expect(right.getByRole('radio', { name: 'Barkwood' })).toBeChecked();
  });

  test('shows a second color next to the first, with a slider as the divider', async () => {
    render(studio);
    await compareWith('Hickory');
    expect(house('GAF Charcoal')).toBeInTheDocument();
    expect(house('GAF Hickory')).toBeInTheDocument();
    expect(window.location.hash).toBe('#color=charcoal&with=hickory');

    const divider = screen.getByRole('slider', {
      name: 'Divider between Charcoal on the left and Hickory on the right',
    });
    expect(divider).toHaveValue('50');
    fireEvent.change(divider, { target: { value: '30' } });
    expect(divider).toHaveAttribute('aria-valuetext', 'Charcoal, then Hickory, from left to right. 30% Charcoal');
    expect(divider.closest<HTMLElement>('[data-wipe]')?.style.getPropertyValue('--wipe-hand')).toBe('0.3');
  });

  test('names the other maker’s product, and links to its page with both colors', async () => {
    render(studio);
    await compareWith('Rustic Black');
    expect(screen.getByRole('slider', { name: /TAMKO Titan XT Rustic Black/ })).toBeInTheDocument();
    expect(quote()).toContain('I’m also looking at TAMKO Titan XT Rustic Black.');
    expect(screen.getByRole('link', { name: 'See TAMKO Titan XT' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tamko-titan-xt\/?#color=rustic-black&with=gaf-charcoal$/),
    );
  });

  test('is shown from the start, but not in the email until the visitor chooses a second color', () => {
    render(studio);
    expect(house('GAF Charcoal')).toBeInTheDocument();
    expect(house('GAF Barkwood')).toBeInTheDocument();
    expect(quote()).not.toContain('Barkwood');
  });

  test('ends when the visitor returns to one color, and stays off after a reload', async () => {
    const { unmount } = render(studio);
    await compareWith('Hickory');
    await compareWith('One color on the whole house');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#color=charcoal&with=none');
    expect(quote()).not.toContain('I’m also looking at');
    unmount();
    render(studio);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  test('falls back to its default when the visitor chooses the compared color for the house', async () => {
    render(studio);
    await compareWith('Hickory');
    await turnTo('Left');
    await userEvent.click(screen.getByRole('radio', { name: 'Hickory' }));
    expect(screen.getByRole('slider', { name: /Hickory on the left and Barkwood/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Barkwood' }));
    expect(screen.getByRole('slider', { name: /Barkwood on the left and Charcoal/ })).toBeInTheDocument();
  });
});

describe('the URL fragment', () => {
  test('restores the choice of colors', () => {
    window.location.hash = '#color=slate&with=tamko-rustic-black';
    render(studio);
    expect(screen.getByRole('radio', { name: 'Slate' })).toBeChecked();
    expect(house('TAMKO Rustic Black')).toBeInTheDocument();
  });

  test('falls back to the first color when it is malformed', () => {
    window.location.hash = '#color=%E0%A4%A&with=__proto__';
    render(studio);
    expect(screen.getByRole('radio', { name: 'Charcoal' })).toBeChecked();
    expect(screen.getByRole('slider', { name: /Charcoal on the left and Barkwood/ })).toBeInTheDocument();
  });

  test('updates the colors when it changes while the page is open', () => {
    render(studio);
    act(() => {
      window.history.replaceState(null, '', '#color=hickory');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByRole('radio', { name: 'Hickory' })).toBeChecked();
  });

  test('changes nothing when it is an anchor on the page', async () => {
    render(studio);
    await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
    act(() => {
      window.history.replaceState(null, '', '#installation');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByRole('radio', { name: 'Slate' })).toBeChecked();
  });
});

test('the static HTML has the house in its two default colors and nine swatches with names and descriptions', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(studio);
  expect(page.querySelectorAll('img[src*="studio-gaf-charcoal"]')).toHaveLength(1);
  expect(page.querySelectorAll('img[src*="studio-gaf-barkwood"][loading="lazy"]')).toHaveLength(1);
  expect(page.querySelectorAll('img[src*="swatch-gaf-"]')).toHaveLength(9);
  // Swatches are fetched when they come near the screen, so that the house comes first.
  expect(page.querySelectorAll('.render-near img[src*="swatch-gaf-"][loading="lazy"]')).toHaveLength(9);
  for (const { name, description } of gafHdzPage.colors) {
    expect(page).toHaveTextContent(name);
    expect(page).toHaveTextContent(description);
  }
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

test('copies and shares a link to the chosen colors', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = userEvent.setup();
  render(studio);
  await user.click(screen.getByRole('radio', { name: 'Slate' }));
  const url = `${company.url}/gaf-hdz/#color=slate`;
  await user.click(screen.getByRole('button', { name: 'Copy link to these colors' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
  Reflect.deleteProperty(navigator, 'share');
});
