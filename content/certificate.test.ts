import { certificateTypes, type CertificateType } from './certificate';
import { company } from './company';
import type { ServicePath } from './paths';
import { servicePages } from './service-pages';
import { allText } from '@/testing/all-text';

const sellingPage: Readonly<Partial<Record<CertificateType, ServicePath>>> = {
  'Premium Roofing Installation': '/services/roofing/installation',
  'Complete Roof Replacement': '/services/roofing/replacement',
  'Siding Installation': '/services/siding-installation',
  'Window Replacement': '/services/windows/replacement',
  'Gutter Installation': '/services/gutter-installation',
  'Storm Damage Repair': '/services/roofing/storm-damage',
  'Emergency Roofing Service': '/services/roofing/repair',
  'Exterior Renovation': '/services/siding-installation',
};

const yearsIn = (text = '') => [...text.matchAll(/\d+/g)].map(([years]) => years);
const warranted = certificateTypes.filter(({ name }) => name !== 'Roof Inspection');

test('an inspection has no warranty, and all other work has our workmanship warranty', () => {
  expect(certificateTypes.filter(({ warranty }) => warranty.workmanship === undefined).map(({ name }) => name)).toEqual(
    ['Roof Inspection'],
  );
  expect(certificateTypes.find(({ name }) => name === 'Roof Inspection')?.warranty).toEqual({});
});

test.each(warranted)(
  '$name: the page that sells the work states the warranty of the certificate',
  ({ name, warranty }) => {
    const path = sellingPage[name];
    if (!path) throw new Error(`${name} needs a page`);
    const said = allText(servicePages[path]);
    const years = [...yearsIn(warranty.product), ...yearsIn(warranty.workmanship)];
    expect(years.length).toBeGreaterThan(0);
    for (const each of years)
      expect(said).toMatch(new RegExp(String.raw`\b${each}(?:-year| years| on steel| on copper)`));
  },
);

test('only roofs, siding and windows have a manufacturer’s warranty', () => {
  const whole = `${company.warranty.manufacturerYears} years`;
  expect(certificateTypes.filter(({ warranty }) => warranty.product === whole).map(({ name }) => name)).toEqual([
    'Premium Roofing Installation',
    'Complete Roof Replacement',
    'Siding Installation',
    'Window Replacement',
    'Exterior Renovation',
  ]);
});
