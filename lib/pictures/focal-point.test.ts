import { focalClass } from './focal-point';

test.each<[string, readonly [number, number], string | undefined]>([
  ['hero', [0.68, 0.47], 'focal-68-47'],
  ['hero-phone', [0.53, 0.55], 'phone-focal-53-55'],
  ['swatch-x', [0.5, 0.5], undefined],
])('the focal point of %s at %j has the class %s', (name, point, expected) => {
  expect(focalClass(name, point)).toBe(expected);
});
