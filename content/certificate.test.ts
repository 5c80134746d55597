import { certificateTypes } from './certificate';
import type * as Certificate from './certificate';
import { company } from './company';
import { servicePages } from './service-pages';
import { allText } from '@/testing/all-text';

const yearsIn = (text = '') => [...text.matchAll(/\d+/g)].map(([years]) => years);
const warranted = certificateTypes.filter(({ name }) => name !== 'Roof Inspection');

test('an inspection has no warranty, and all other work has our workmanship warranty', () => {
  expect(certificateTypes.filter(({ warranty }) => warranty.workmanship === undefined).map(({ name }) => name)).toEqual(
    ['Roof Inspection'],
  );
  expect(certificateTypes.find(({ name }) => name === 'Roof Inspection')?.warranty).toEqual({});
});

test.each(warranted)(
  '$name: the page that sells the work states the same warranty as the certificate',
  ({ warranty, ...type }) => {
    // The emergency page is about stopping the water, so the warranty of the repair is on the page about repairs. A
    // renovation has no page of its own.
    const page = type.name === 'Emergency Roofing Service' ? '/services/roofing/repair' : undefined;
    const text = allText(servicePages[page ?? ('page' in type ? type.page : '/services/siding-installation')]);
    const years = [...yearsIn(warranty.product), ...yearsIn(warranty.workmanship)];
    expect(years.length).toBeGreaterThan(0);
    for (const each of years) expect(text).toMatch(new RegExp(String.raw`\b${each}(?:-year| years)|\bfor ${each}\b`));
  },
);

test('only new roofs, siding, windows and renovations have the full manufacturer’s warranty', () => {
  const manufacturerYears = `${company.warranty.manufacturerYears} years`;
  expect(
    certificateTypes.filter(({ warranty }) => warranty.product?.startsWith(manufacturerYears)).map(({ name }) => name),
  ).toEqual([
    'Premium Roofing Installation',
    'Complete Roof Replacement',
    'Siding Installation',
    'Window Replacement',
    'Exterior Renovation',
  ]);
});

test.each([
  [['roofing'], 'Siding Installation', 'Exterior Renovation', 'Siding, windows and trim'],
  [['siding', 'gutters'], 'Premium Roofing Installation', 'Exterior Renovation', 'Roofing, windows and trim'],
  [['roofing', 'siding', 'windows', 'gutters'], 'Exterior Renovation', 'Exterior Renovation', 'Repairs and trim'],
])('without %j, the types start with %s and end with %s for “%s”', (off, first, last, work) => {
  jest.resetModules();
  jest.doMock('./services-off', () => ({ servicesOff: off }));
  const { certificateTypes: types, sampleCertificate } = jest.requireActual<typeof Certificate>('./certificate');
  expect(types[0].name).toBe(first);
  expect(types.at(-1)).toMatchObject({ name: last, statement: expect.stringContaining(`${work} on`) as string });
  expect(types.map(({ name }) => name)).toContain(sampleCertificate.certificateType);
});
