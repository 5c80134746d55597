import { slotsWithin } from './slots-within';

const slots = ['9:00 AM', '11:00 AM', '1:00 PM', '4:00 PM'] as const;

test.each([
  ['09:00', '18:00', slots],
  ['07:30', '16:30', slots],
  ['08:00', '16:00', ['9:00 AM', '11:00 AM', '1:00 PM']],
  ['10:00', '13:30', ['11:00 AM', '1:00 PM']],
  ['18:00', '22:00', slots],
])('with office hours from %s to %s, offers the slots %j', (opens, closes, offered) => {
  expect(slotsWithin(slots, { opens, closes })).toEqual(offered);
});
