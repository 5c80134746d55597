import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { company } from '@/content/company';
import { gafHdzPage } from '@/content/shingles/gaf-hdz';
import { tamkoTitanXtPage } from '@/content/shingles/tamko-titan-xt';
import { ShingleStudio } from './shingle-studio';
import { studioComparisons, studioSwatches } from './studio-colors';

const studio = (
  <ShingleStudio
    maker="gaf"
    product={gafHdzPage.product}
    colors={studioSwatches(gafHdzPage)}
    other={{
      maker: 'tamko',
      product: tamkoTitanXtPage.product,
      path: '/tamko-titan-xt',
      colors: studioComparisons(tamkoTitanXtPage),
    }}
    page={`${company.url}/gaf-hdz/`}
    phone={company.phone}
  />
);

const house = (color: string) => screen.getByRole('img', { name: new RegExp(`roof in ${color}\\.$`) });
const quote = () => decodeURIComponent(screen.getByRole('link', { name: 'Request a quote for this color' }).getAttribute('href') ?? '');
const requested = () => [...document.querySelectorAll<HTMLImageElement>('img[width="1280"]')].map(({ src }) => src.replace(/.*studio-(.*)-\d+\..*/, '$1'));

beforeEach(() => {
  window.history.replaceState(null, '', '/gaf-hdz/');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

test('shows nine colors as one group of radio buttons, each named and described', () => {
  render(studio);
  const group = screen.getByRole('group', { name: /choose a color/i });
  const radios = within(group).getAllByRole('radio');
  expect(radios).toHaveLength(9);
  for (const { name, description } of gafHdzPage.colors) {
    expect(within(group).getByRole('radio', { name })).toHaveAccessibleDescription(description);
  }
  expect(screen.getByRole('radio', { name: 'Charcoal' })).toBeChecked();
  expect(house('GAF Charcoal')).toHaveAttribute('fetchpriority', 'high');
});

test('paints the house in the chosen color, describes it, and remembers it in the address', async () => {
  render(studio);
  await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
  expect(house('GAF Slate')).toBeInTheDocument();
  expect(screen.getAllByText('Cool gray with a blue cast; good with navy doors and brick.').length).toBeGreaterThan(1);
  expect(window.location.hash).toBe('#color=slate');
});

test('keeps the color before until the new picture has arrived', async () => {
  render(studio);
  await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
  const [charcoal] = document.querySelectorAll('img[src*="studio-gaf-charcoal"]');
  expect(charcoal).toHaveAttribute('data-visible', 'true');
  expect(house('GAF Slate')).toHaveAttribute('data-visible', 'false');

  fireEvent.load(house('GAF Slate'));
  expect(house('GAF Slate')).toHaveAttribute('data-visible', 'true');
  expect(charcoal).toHaveAttribute('data-visible', 'false');
});

test('shows the words of a picture that never comes', async () => {
  render(studio);
  await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
  fireEvent.error(house('GAF Slate'));
  expect(house('GAF Slate')).toHaveAttribute('data-visible', 'true');
});

describe('pictures', () => {
  test('of other colors are not fetched before anybody wants one', () => {
    render(studio);
    expect(requested()).toEqual(['gaf-charcoal']);
  });

  test('of the neighbors are fetched ahead once the visitor chooses', async () => {
    render(studio);
    await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
    expect(requested()).toEqual(['gaf-charcoal', 'gaf-pewter-gray', 'gaf-slate', 'gaf-williamsburg-slate']);
  });

  test.each([{ saveData: true }, { effectiveType: '3g' }])('are fetched one by one where the connection says %j', async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    render(studio);
    await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
    expect(requested()).toEqual(['gaf-charcoal', 'gaf-slate']);
  });
});

describe('quote', () => {
  test('goes to the company with the color that is on the house', async () => {
    render(studio);
    expect(quote()).toContain(`mailto:${company.email.address}?subject=Quote request: GAF Timberline HDZ, Charcoal&`);
    await userEvent.click(screen.getByRole('radio', { name: 'Barkwood' }));
    expect(quote()).toContain('Quote request: GAF Timberline HDZ, Barkwood');
    expect(quote()).toContain(`${company.url}/gaf-hdz/#color=barkwood`);
  });

  test('stands beside a call', () => {
    render(studio);
    expect(screen.getByRole('link', { name: `Call ${company.phone.display}` })).toHaveAttribute('href', company.phone.href);
  });
});

describe('comparison', () => {
  const compareWith = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), screen.getByRole('option', { name }));

  test('offers every color of both makers but the one on the house', () => {
    render(studio);
    const own = within(screen.getByRole('group', { name: 'GAF Timberline HDZ' })).getAllByRole('option');
    const others = within(screen.getByRole('group', { name: 'TAMKO Titan XT' })).getAllByRole('option');
    expect(own.map(({ textContent }) => textContent)).not.toContain('Charcoal');
    expect([own.length, others.length]).toEqual([8, 9]);
  });

  test('sets a second color beside the first, with a divider that keys move', async () => {
    render(studio);
    await compareWith('Hickory');
    expect(house('GAF Charcoal')).toBeInTheDocument();
    expect(house('GAF Hickory')).toBeInTheDocument();
    expect(window.location.hash).toBe('#color=charcoal&with=hickory');

    const divider = screen.getByRole('slider', { name: 'Divider between Charcoal on the left and Hickory on the right' });
    expect(divider).toHaveValue('50');
    fireEvent.change(divider, { target: { value: '30' } });
    expect(divider).toHaveAttribute('aria-valuetext', '30% Charcoal, 70% Hickory');
    expect(divider.parentElement?.style.getPropertyValue('--split')).toBe('30%');
  });

  test('reaches the other maker, says whose color it is, and leads to its page with both colors', async () => {
    render(studio);
    await compareWith('Rustic Black');
    expect(screen.getByRole('slider', { name: /TAMKO Titan XT Rustic Black/ })).toBeInTheDocument();
    expect(quote()).toContain('I am also looking at TAMKO Titan XT Rustic Black.');
    expect(screen.getByRole('link', { name: 'See all of TAMKO Titan XT' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tamko-titan-xt\/?#color=rustic-black&with=gaf-charcoal$/),
    );
  });

  test('ends when one color is enough', async () => {
    render(studio);
    await compareWith('Hickory');
    await compareWith('One color on the whole house');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#color=charcoal');
  });

  test('ends when the house takes on the second color', async () => {
    render(studio);
    await compareWith('Hickory');
    await userEvent.click(screen.getByRole('radio', { name: 'Hickory' }));
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});

describe('a shared address', () => {
  test('brings its choice back', () => {
    window.location.hash = '#color=slate&with=tamko-rustic-black';
    render(studio);
    expect(screen.getByRole('radio', { name: 'Slate' })).toBeChecked();
    expect(house('TAMKO Rustic Black')).toBeInTheDocument();
  });

  test('that is broken shows the first color', () => {
    window.location.hash = '#color=%E0%A4%A&with=__proto__';
    render(studio);
    expect(screen.getByRole('radio', { name: 'Charcoal' })).toBeChecked();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  test('is followed when it changes under the open page', () => {
    render(studio);
    act(() => {
      window.history.replaceState(null, '', '#color=hickory');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByRole('radio', { name: 'Hickory' })).toBeChecked();
  });

  test('of an anchor on the page changes nothing', async () => {
    render(studio);
    await userEvent.click(screen.getByRole('radio', { name: 'Slate' }));
    act(() => {
      window.history.replaceState(null, '', '#installation');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByRole('radio', { name: 'Slate' })).toBeChecked();
  });
});

test('is all there before a script runs: the house in the first color, nine swatches, names and descriptions', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(studio);
  expect(page.querySelectorAll('img[src*="studio-gaf-charcoal"]')).toHaveLength(1);
  expect(page.querySelectorAll('img[src*="swatch-gaf-"]')).toHaveLength(9);
  for (const { name, description } of gafHdzPage.colors) {
    expect(page).toHaveTextContent(name);
    expect(page).toHaveTextContent(description);
  }
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});
