import { plainLetters } from './plain-letters';

const letters = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index)).filter(
  (letter) => /\p{L}/u.test(letter),
);

test.each(letters)('%s becomes letters that any keyboard has', (letter) => {
  expect(plainLetters(letter)).toMatch(/^[a-z]{1,2}$/);
});

test.each(["O'Rourke", 'O’Rourke', 'O‘Rourke', 'O´Rourke', 'O′Rourke', 'O`Rourke', 'OʼRourke'])(
  '%s becomes orourke',
  (name) => {
    expect(plainLetters(name)).toBe('orourke');
  },
);
