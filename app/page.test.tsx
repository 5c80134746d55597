import { screen, within } from '@testing-library/react';
import { company } from '@/content/company';
import { hero, homePage, services } from '@/content/home';
import { gafHdzPage } from '@/content/shingles/gaf-hdz';
import { tamkoTitanXtPage } from '@/content/shingles/tamko-titan-xt';
import { towns } from '@/content/towns';
import { unbroken } from '@/lib/text/unbroken';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { showStatic } from '@/testing/show-static';
import HomePage from './page';

let page: HTMLElement;
beforeAll(() => {
  page = showStatic(<HomePage />);
});

test('shows its sections in order', () => {
  const headings = [...page.querySelectorAll('section[aria-labelledby]:not(section section)')].map((section) =>
    document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent?.trim(),
  );
  expect(headings).toEqual([
    homePage.heading,
    'What we do',
    '18 shingle colors, one house',
    'Why choose us',
    'Water coming in right now?',
    'How a job works, step by step',
    'Your warranties',
    'Where we work',
    'Recent work',
    'What Our Clients Say',
    'Get In Touch',
    'Book a free consultation',
    'Get your house ready for February.',
  ]);
});

test('has one element for each anchor in the footer', () => {
  for (const anchor of ['home', 'services', 'portfolio', 'contact', 'booking']) {
    expect(page.querySelectorAll(`#${anchor}`)).toHaveLength(1);
  }
});

describe('the hero', () => {
  const heroSection = () => within(screen.getByRole('region', { name: homePage.heading }));

  test('offers an estimate, under the name that the rest of the page uses, and a call', () => {
    expect(heroSection().getByRole('link', { name: 'Get a Free Estimate' })).toHaveAttribute('href', '/contact/');
    expect(screen.queryByRole('link', { name: /Email for a/ })).not.toBeInTheDocument();
    expect(heroSection().getByRole('link', { name: `Call ${company.phone.display}` })).toHaveAttribute(
      'href',
      company.phone.href,
    );
  });

  test('marks the rating as a sample while it is one', () => {
    expect(company.sampleContent).toBe(true);
    expect(heroSection().getByText(`${company.rating} rating (sample)`)).toBeVisible();
  });

  test('shows every badge and three features', () => {
    const [badges, features] = heroSection().getAllByRole('list');
    if (!badges || !features) throw new Error('lists are missing');
    expect(
      within(badges)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(hero.badges);
    expect(within(features).getAllByRole('heading')).toHaveLength(3);
  });
});

test('has a Learn More link for every service', () => {
  const links = screen.getAllByRole('link', { name: /^Learn More/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    services.cards.map(({ title, href }) => [`Learn More about ${title}`, withTrailingSlash(href)]),
  );
});

test('says how many shingle colors there are, and links to the page of each maker', () => {
  const count = gafHdzPage.colors.length + tamkoTitanXtPage.colors.length;
  const band = within(screen.getByRole('region', { name: `${count} shingle colors, one house` }));
  const links = band.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/gaf-hdz/', '/tamko-titan-xt/']);
});

test('lists the 30 towns', () => {
  const list = screen.getByRole('list', { name: 'The 30 towns we visit most' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(towns.map(({ name }) => unbroken(name)).sort());
});

test('has one h1', () => {
  expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim())).toEqual([homePage.heading]);
});
