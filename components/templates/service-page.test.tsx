import { render, screen, within } from '@testing-library/react';
import { company } from '@/content/company';
import { servicePages } from '@/content/service-pages';
import type { ServicePage } from '@/content/page';
import { sectionExamples } from '@/testing/section-examples';
import { ServicePageTemplate } from './service-page';

const page: ServicePage = {
  path: '/services/gutters/guards',
  name: 'Gutter Guards',
  title: 'Gutter Guards',
  description: 'Guards matched to your trees.',
  closing: { heading: 'Get guards priced.', text: 'We look at your trees first.' },
  hero: {
    heading: 'Guards for your trees',
    intro: 'A cover matched to what falls on it.',
  },
  storyline: 'inspection',
  ground: 'white',
  form: { tool: 'pencil', title: 'Guards', lines: [{ label: 'Trees', value: 'Pine' }] },
  sections: [sectionExamples.signs, sectionExamples.questions],
  related: ['/services/gutters', '/financing'],
};

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

describe('ServicePageTemplate', () => {
  it('has one h1', () => {
    render(<ServicePageTemplate page={page} />);
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Guards for your trees',
    ]);
  });

  it.each([
    ['the contact page', '/contact/'],
    ['a call', company.phone.href],
    ['an email', company.email.href],
  ])('links to %s', (_, href) => {
    render(<ServicePageTemplate page={page} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
  });

  it('links to the contact page, a call and an email even if a page has its own buttons', () => {
    render(
      <ServicePageTemplate
        page={{
          ...page,
          hero: { ...page.hero, actions: [{ label: 'See the signs', href: '#signs' }] },
          closing: { heading: 'Ask us.', text: 'We look first.' },
        }}
      />,
    );
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['#signs', '/contact/', company.phone.href, company.email.href]));
  });

  it.each(Object.values(servicePages))('$path links to the contact page, a call and an email', (one) => {
    render(<ServicePageTemplate page={one} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/\/?#.*/, '/'));
    expect(hrefs).toEqual(expect.arrayContaining(['/contact/', company.phone.href, company.email.href]));
  });

  it('shows its breadcrumbs', () => {
    render(<ServicePageTemplate page={page} />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Services', '/services/'],
      ['Gutters', '/services/gutters/'],
    ]);
    expect(trail.getByText('Gutter Guards')).toHaveAttribute('aria-current', 'page');
  });

  it('links to its related pages', () => {
    render(<ServicePageTemplate page={page} />);
    const related = within(screen.getByRole('navigation', { name: 'Next' }));
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services/gutters/',
      '/financing/',
    ]);
  });

  it('ends with its closing, if it has one', () => {
    const { unmount } = render(<ServicePageTemplate page={page} />);
    expect(screen.getByRole('region', { name: 'Get guards priced.' })).toBeInTheDocument();
    unmount();
    const { container } = render(<ServicePageTemplate page={{ ...page, closing: null }} />);
    expect(container.querySelector('#closing')).toBeNull();
  });
});
