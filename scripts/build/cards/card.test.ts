import { nameSize } from './card';

test.each([
  ['Pond Hill & Sons', 36],
  ['Latimer & Cove Siding Company', 26],
  ['The Northeastern Connecticut Siding and Window Company', 22],
])('sets the name %s at %i pixels, so that it ends before the roof', (name, size) => {
  expect(nameSize(name)).toBe(size);
});
