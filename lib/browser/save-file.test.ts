/** @jest-environment jsdom */
import { saveFile } from './save-file';

test('downloads the text under its name, and revokes the object URL later', async () => {
  jest.useFakeTimers();
  const createObjectURL = jest.fn((blob: Blob) => `blob:${blob.size}`);
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });

  saveFile({ name: 'leads.csv', type: 'text/csv', text: 'a,b\r\n' });
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('text/csv');
  expect(clicked).toEqual(['leads.csv blob:5']);
  expect(document.querySelector('a')).toBeNull();
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:5');

  click.mockRestore();
  jest.useRealTimers();
});
