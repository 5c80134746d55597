import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { company } from '@/content/company';
import { TownField } from './town-field';

expect.extend(toHaveNoViolations);

async function type(town: string) {
  const user = userEvent.setup();
  const view = render(<TownField />);
  await user.click(screen.getByLabelText('Do we work in your town?'));
  await user.paste(town);
  await waitFor(() => expect(view.container.querySelector('option')).not.toBeNull());
  return { user, ...view };
}

const answer = () => screen.getByRole('status');

test('confirms a served town and its county as it is typed', async () => {
  const { container } = await type('west hartford');
  await waitFor(() => expect(answer()).toHaveTextContent('Yes, we work in West Hartford.'));
  expect(answer()).toHaveTextContent('It’s in Hartford County.');
  expect(within(answer()).getByRole('link', { name: 'Book a Visit' })).toHaveAttribute('href', '#booking');
  expect(await axe(container)).toHaveNoViolations();
});

test('recognizes a town in the county we don’t serve, and says to call', async () => {
  await type('Middletown');
  await waitFor(() => expect(answer()).toHaveTextContent('Middletown is outside our usual area.'));
  expect(answer()).toHaveTextContent('It’s in Middlesex County');
  expect(within(answer()).getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    company.phone.href,
  );
});

test('answers for an unambiguous misspelling, and asks whether that town was meant', async () => {
  await type('Glastenbury');
  await waitFor(() => expect(answer()).toHaveTextContent('Yes, we work in Glastonbury.'));
  expect(answer()).toHaveTextContent('Did you mean Glastonbury?');
});

test('does not answer while the text isn’t a town name but may be the start of one', async () => {
  await type('South');
  expect(answer()).toBeEmptyDOMElement();
});

test('answers for an unknown place only on submit', async () => {
  const { user } = await type('Springfield');
  expect(answer()).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Check my town' }));
  await waitFor(() => expect(answer()).toHaveTextContent(/can’t find a Connecticut town called “Springfield.”/));
});

test('offers two equally close towns, and a click chooses one', async () => {
  const { user } = await type('Est Haven');
  const east = await screen.findByRole('button', { name: 'East Haven' });
  expect(screen.getByRole('button', { name: 'West Haven' })).toBeVisible();
  await user.click(east);
  expect(answer()).toHaveTextContent('Yes, we work in East Haven.');
});

test('highlights the county on the map, its card and the town until the field is cleared', async () => {
  const places = document.createElement('div');
  places.innerHTML =
    '<p data-county="Fairfield"></p><p data-town="Stamford"></p><p data-county="Hartford"></p><p data-town="Meriden"></p>';
  document.body.append(places);
  const lit = () => [...places.querySelectorAll('[data-typed]')].map((place) => place.outerHTML.slice(0, 26));
  const map = new Image();
  map.dataset.countyMap = '';
  map.src = '/map.svg';
  document.body.append(map);
  const { user } = await type('Stamford');
  await waitFor(() => expect(answer()).toHaveTextContent('Yes, we work in Stamford.'));
  expect(map.src).toMatch(/\/map\.svg#fairfield$/);
  expect(lit()).toEqual(['<p data-county="Fairfield"', '<p data-town="Stamford" da']);
  await user.clear(screen.getByRole('combobox'));
  expect(map.src).toMatch(/\/map\.svg$/);
  expect(lit()).toEqual([]);
  map.remove();
  places.remove();
});

test('also answers for a town that was typed before hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<TownField />);
  const early = container.querySelector('input');
  if (!early) throw new Error('no field');
  early.value = 'Meriden';
  render(<TownField />, { container, hydrate: true });
  await waitFor(() => expect(answer()).toHaveTextContent('Yes, we work in Meriden.'));
  expect(screen.getByRole('combobox')).toHaveValue('Meriden');
});
