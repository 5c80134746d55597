import { packMessage, unpackMessage } from './stored-message';

describe('a stored message', () => {
  test('is restored unchanged', () => {
    const message = { subject: 'Roof', body: 'Name: Jane\n\nThe ridge leaks.', footer: 'Sent from the website.' };
    expect(unpackMessage(packMessage(message))).toEqual(message);
    const visit = { ...message, calendarFile: 'BEGIN:VCALENDAR\r\n' };
    expect(unpackMessage(packMessage(visit))).toEqual(visit);
    expect(unpackMessage(packMessage({ ...visit, isWaiting: true }))).toEqual({ ...visit, isWaiting: true });
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
