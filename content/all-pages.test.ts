import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from './all-pages';
import { company } from './company';
import { serviceCategories } from './navigation';
import { siteMapGroups } from './pages/site-map';

describe('every page of the site', () => {
  it('keeps staff and owner pages, and the offline page, out of search engines', () => {
    expect(allPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)).toEqual([
      '/login',
      '/crm',
      '/certificate',
      '/google-setup',
      '/offline',
    ]);
  });
});

describe('the site map', () => {
  it('lists every indexable page once', () => {
    const listed = siteMapGroups.flatMap(({ paths }) => paths);
    expect([...listed].sort()).toEqual(
      allPages
        .filter(({ isIndexed }) => isIndexed)
        .map(({ path }) => path)
        .sort(),
    );
  });
});

describe('the Services menu', () => {
  it('has five categories and 34 links', () => {
    expect(serviceCategories.map(({ href }) => href)).toEqual([
      '/services/roofing',
      '/services/siding',
      '/services/windows',
      '/services/gutters',
      '/services/additional',
    ]);
    expect(serviceCategories.map(({ subItems }) => subItems.length)).toEqual([8, 7, 7, 6, 6]);
  });
});

function sources(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'generated' ? [] : sources(path);
    return /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|spec)\./.test(name) ? [path] : [];
  });
}

describe('the facts of the company', () => {
  const {
    name,
    tagline,
    phone,
    email,
    domain,
    address,
    hours,
    license,
    insurance,
    experience,
    rating,
    warranty,
    emergency,
    financing,
  } = company;
  const facts = [
    ...[name, tagline, domain, address.zip, address.line],
    ...[phone.display, phone.href, phone.e164, email.address],
    ...[hours.display, hours.open, hours.closed],
    ...[license.label, license.number, license.expires, license.lookup],
    ...[warranty.manufacturer, warranty.workmanship, warranty.product],
    ...[...(rating ? [rating] : []), insurance, experience, emergency.availability, emergency.onSite],
    ...[financing.months, financing.down],
  ];
  const files = ['app', 'components', 'content', 'lib', 'scripts']
    .flatMap(sources)
    .filter((path) => path !== 'content/company.ts');

  it.each(facts)('%s is written only in content/company.ts', (fact) => {
    expect(files.filter((path) => readFileSync(path, 'utf8').includes(fact))).toEqual([]);
  });
});
