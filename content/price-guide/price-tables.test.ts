import { serviceCategories } from '@/content/navigation';
import { prices, type PricedJob } from '@/content/prices';
import { servicePages } from '@/content/service-pages';
import { priceTables } from './price-tables';

const listed = priceTables.flatMap(({ groups }) => groups.flatMap(({ jobs }) => jobs.map(({ job }) => job)));

test('the tables list every price of the site', () => {
  const jobs = Object.values(prices).flatMap((trade): readonly PricedJob[] => Object.values(trade));
  expect([...new Set(listed)].sort()).toEqual([...new Set(jobs)].map(({ job }) => job).sort());
});

test('each group has the name of its page, or of the whole trade as in the menu', () => {
  const trades = serviceCategories.map(({ allLabel }) => allLabel);
  for (const { page, name } of priceTables.flatMap(({ groups }) => groups))
    expect([servicePages[page as keyof typeof servicePages].name, ...trades]).toContain(name);
});

test('no group has the name of its table', () => {
  for (const { name, groups } of priceTables) expect(groups.map((group) => group.name)).not.toContain(name);
});

test('no table lists a price twice, and the tables of siding and windows list their repairs too', () => {
  for (const { groups } of priceTables) {
    const names = groups.flatMap((group) => group.jobs.map(({ job }) => job));
    expect(new Set(names).size).toBe(names.length);
  }
  const namesOf = (category: string) =>
    priceTables.find((table) => table.category === category)?.groups.flatMap(({ jobs }) => jobs.map(({ job }) => job));
  expect(namesOf('siding')).toContain(prices.additional.siding.job);
  expect(namesOf('windows')).toContain(prices.additional.windowsAndDoors.job);
});

test('a range that spans others comes before them, with `any` in its name', () => {
  for (const { groups } of priceTables) {
    for (const { jobs } of groups) {
      const lastSpan = jobs.findLastIndex(({ spansOthers }) => spansOthers);
      expect(jobs.slice(0, lastSpan + 1).every(({ spansOthers }) => spansOthers)).toBe(true);
      for (const { job, spansOthers } of jobs) expect(/\bany\b/.test(job)).toBe(spansOthers === true);
    }
  }
});
