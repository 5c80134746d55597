import { firstHours } from './first-hours';

test.each([
  ['09:00', 'between 9 and 11 in the morning'],
  ['07:30', 'between 7:30 and 9:30 in the morning'],
  ['10:00', 'soon after 10 AM'],
  ['12:30', 'soon after 12:30 PM'],
])('the first hours of a day that opens at %s are %s', (opens, printed) => {
  expect(firstHours(opens)).toBe(printed);
});
