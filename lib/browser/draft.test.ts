/** @jest-environment jsdom */
import { fillEmptyFields, loadDraft, readFields, saveDraft } from './draft';
import { sessionStore } from './storage';

beforeEach(() => sessionStorage.clear());

function form(markup: string): HTMLFormElement {
  const element = document.createElement('form');
  element.innerHTML = markup;
  return element;
}

const markup = `
  <input name="Name">
  <input type="radio" name="Time" value="9"><input type="radio" name="Time" value="10">
  <fieldset disabled><textarea name="Message"></textarea></fieldset>`;
const names = ['Name', 'Time', 'Message'] as const;

test('reads every field by name, including radio buttons and disabled fields', () => {
  const element = form(markup);
  expect(readFields(element, names)).toEqual({ Name: '', Time: '', Message: '' });
  fillEmptyFields(element, { Name: 'Jane', Time: '10', Message: 'one\ntwo' });
  expect(readFields(element, names)).toEqual({ Name: 'Jane', Time: '10', Message: 'one\ntwo' });
});

test('never overwrites a field that has a value', () => {
  const element = form(markup);
  fillEmptyFields(element, { Name: 'Jane', Time: '9' });
  fillEmptyFields(element, { Name: 'Older', Time: '10', Message: 'from the draft', Gone: 'not in the form' });
  expect(readFields(element, names)).toEqual({ Name: 'Jane', Time: '9', Message: 'from the draft' });
});

test('restores a draft, and stores none for an empty form', () => {
  saveDraft('contact-draft', { Name: 'Jane', Message: '' });
  expect(loadDraft('contact-draft')).toEqual({ Name: 'Jane', Message: '' });
  saveDraft('contact-draft', { Name: '', Message: '' });
  expect(sessionStorage.getItem('contact-draft')).toBeNull();
});

test.each(['', 'no json', 'null', '3', '{"Name":{"nested":true}}'])('returns an empty draft for %p', (stored) => {
  sessionStore.set('contact-draft', stored);
  expect(loadDraft('contact-draft')).toEqual({});
});

test('keeps the draft in memory when storage is full', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft('booking-draft', { Name: 'Jane' });
  expect(loadDraft('booking-draft')).toEqual({ Name: 'Jane' });
  setItem.mockRestore();
});

test('reads and fills select fields too', () => {
  const element = form('<select name="Sign"><option value="">None</option><option>A draft</option></select>');
  fillEmptyFields(element, { Sign: 'A draft' });
  expect(readFields(element, ['Sign'])).toEqual({ Sign: 'A draft' });
});
