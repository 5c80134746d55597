/** @jest-environment jsdom */
import { fillEmptyFields, loadDraft, readFields, saveDraft } from './draft';
import { safeStorage } from './storage';

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

test('reads every field by name, radio buttons and disabled steps too', () => {
  const element = form(markup);
  expect(readFields(element, names)).toEqual({ Name: '', Time: '', Message: '' });
  fillEmptyFields(element, { Name: 'Jane', Time: '10', Message: 'one\ntwo' });
  expect(readFields(element, names)).toEqual({ Name: 'Jane', Time: '10', Message: 'one\ntwo' });
});

test('never writes over what stands in a field', () => {
  const element = form(markup);
  fillEmptyFields(element, { Name: 'Jane', Time: '9' });
  fillEmptyFields(element, { Name: 'Older', Time: '10', Message: 'from the draft', Gone: 'a field of an older page' });
  expect(readFields(element, names)).toEqual({ Name: 'Jane', Time: '9', Message: 'from the draft' });
});

test('a draft comes back, and an empty form leaves none', () => {
  const store = safeStorage('session');
  saveDraft(store, 'draft', { Name: 'Jane', Message: '' });
  expect(loadDraft(store, 'draft')).toEqual({ Name: 'Jane', Message: '' });
  saveDraft(store, 'draft', { Name: '', Message: '' });
  expect(sessionStorage.getItem('draft')).toBeNull();
});

test.each(['', 'no json', 'null', '3', '{"Name":{"nested":true}}'])('what is no draft is empty: %p', (stored) => {
  const store = safeStorage('session');
  store.set('draft', stored);
  expect(loadDraft(store, 'draft')).toEqual({});
});

test('lives in memory where storage is denied', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = safeStorage('session');
  saveDraft(store, 'draft-in-memory', { Name: 'Jane' });
  expect(loadDraft(store, 'draft-in-memory')).toEqual({ Name: 'Jane' });
  denied.mockRestore();
});
