import { company } from './company';

test('facts that are written in two formats agree', () => {
  const digits = company.phone.display.replace(/\D/g, '');
  expect(company.phone.href).toBe(`tel:+1${digits}`);
  expect(company.phone.e164.replace(/\D/g, '')).toBe(`1${digits}`);
  expect(company.email.href).toBe(`mailto:${company.email.address}`);
  expect(new URL(company.url).hostname).toBe(company.domain);
  expect(company.address.line).toBe(`${company.address.town}, ${company.address.state} ${company.address.zip}`);
  expect(company.hours.display).toBe(`${company.hours.weekdays}; ${company.hours.sunday}`);
  expect(company.hours.schema).toBe(`Mo-Sa ${company.hours.opens}-${company.hours.closes}`);
  expect(company.warranty.manufacturer).toContain(`${company.warranty.manufacturerYears}-year`);
  expect(company.warranty.workmanship).toContain(`${company.warranty.workmanshipYears}-year`);
  expect(company.financing.months).toBe(`${company.financing.shortest}–${company.financing.longest} months`);
  expect(company.tagline).toContain(String(company.founded));
  expect(company.initials.startsWith(company.badgeLetter) && company.name.startsWith(company.badgeLetter)).toBe(true);
});

test('people and search engines get the same hours', () => {
  const { weekdays, opens, closes } = company.hours;
  const [from, to] = [...weekdays.matchAll(/(\d+)(?::(\d\d))? (AM|PM)/g)].map(([, hour, minutes = '00', half]) => {
    const ofDay = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
    return `${String(ofDay).padStart(2, '0')}:${minutes}`;
  });
  expect([from, to]).toEqual([opens, closes]);
});

test('the license date is written month-day-year, as the state prints it', () => {
  expect(company.license.expires).toMatch(/^\d{1,2}-\d{1,2}-\d{4}$/);
});
