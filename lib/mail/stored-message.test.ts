import { packMessage, unpackMessage } from './stored-message';

describe('a stored message', () => {
  test('is restored unchanged', () => {
    const message = { subject: 'Roof', body: 'Name: Jane\n\nThe ridge leaks.', footer: 'Sent from the website.' };
    expect(unpackMessage(packMessage(message))).toEqual(message);
    const visit = { ...message, calendarFile: 'BEGIN:VCALENDAR\r\n' };
    expect(unpackMessage(packMessage(visit))).toEqual(visit);
    for (const state of [
      { isWaiting: true },
      { delivered: { heading: 'Done.', text: 'We have it.' } },
      { refusal: 'That didn’t go through.' },
    ])
      expect(unpackMessage(packMessage({ ...visit, ...state }))).toEqual({ ...visit, ...state });
  });

  test.each([
    null,
    '',
    'no json',
    'null',
    '[]',
    '"text"',
    '{"subject":1,"body":"","footer":""}',
    '{"subject":"","body":""}',
  ])('is null if the stored value is %p', (text) => {
    expect(unpackMessage(text)).toBeNull();
  });
});
