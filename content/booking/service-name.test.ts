import { serviceName } from './service-name';

test.each([
  ['roofing', 'Roofing'],
  ['siding', 'Siding'],
  ['windows', 'Windows'],
  ['multiple', 'Multiple Services'],
  ['Roofing', 'Roofing'],
  ['', ''],
])('%j is called %j', (value, name) => {
  expect(serviceName(value)).toBe(name);
});
