import { focalStyle } from './focal-point';

test('a focal point becomes a class in whole percents', () => {
  expect(focalStyle('hero', [0.684, 0.47])).toEqual({
    className: 'focal-68-47',
    position: '68% 47%',
    isPhoneCrop: false,
  });
});

test('a phone crop has its own classes', () => {
  expect(focalStyle('hero-phone', [0.53, 0.55])).toEqual({
    className: 'phone-focal-53-55',
    position: '53% 55%',
    isPhoneCrop: true,
  });
});

test('the center needs no class', () => {
  expect(focalStyle('swatch-gaf-slate', [0.5, 0.499])).toBeUndefined();
});
