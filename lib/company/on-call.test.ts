import { onCall } from './on-call';

const officeHours = 'Monday to Friday 8–5:00 PM';

test.each([
  ['24/7', true, { isAtAnyHour: true, hours: 'day or night' }],
  ['6 AM to 10 PM', true, { isAtAnyHour: false, hours: '6 AM to 10 PM' }],
  ['24/7', false, { isAtAnyHour: false, hours: officeHours }],
  ['6 AM to 10 PM', false, { isAtAnyHour: false, hours: '6 AM to 10 PM' }],
])('says when to call: %s, comes for emergencies: %s', (availability, comesForEmergencies, expected) => {
  expect(onCall({ availability, comesForEmergencies, officeHours })).toEqual(expected);
});
