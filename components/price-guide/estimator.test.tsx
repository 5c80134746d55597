import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import type * as FieldModule from '@/components/ui/field';
import { Estimator } from './estimator';
import type { ChangedValues } from './estimator-props';

jest.mock('@/components/ui/field', () => {
  const actual = jest.requireActual<typeof FieldModule>('@/components/ui/field');
  return { ...actual, SelectField: jest.fn(actual.SelectField), TextField: jest.fn(actual.TextField) };
});

function RoofAndGutters() {
  const [values, setValues] = useState<ChangedValues>({
    roof: 'on',
    gutters: 'on',
    length: '40',
    width: '28',
    apr: '7.5',
  });
  return (
    <Estimator
      values={values}
      onChange={setValues}
      emptySheet={null}
      creditNotice="On approved credit."
      letterhead={null}
    />
  );
}

const length = () => screen.getByRole('textbox', { name: 'Length (feet)' });

test('a key press in one field does not re-render the others', async () => {
  render(<RoofAndGutters />);
  jest.clearAllMocks();
  await userEvent.type(length(), '{Backspace}');
  expect(screen.getByRole('region', { name: 'Your estimate' })).toHaveTextContent('2.4 squares of shingle roof');
  const rendered = [SelectField, TextField].flatMap((field) =>
    jest.mocked(field).mock.calls.map(([{ label }]) => label),
  );
  expect([...new Set(rendered)]).toEqual(['Length (feet)']);
});

test('the size from the house and the scale of the bars follow a new length', async () => {
  render(<RoofAndGutters />);
  const scaleEnd = () => screen.getAllByText(/^\$[\d,]+$/).at(-1)?.textContent;
  const [roof] = screen.getAllByRole('radio', { name: /^From the house/ });
  expect(roof).toHaveAccessibleName('From the house: 16.7 squares');
  const before = scaleEnd();
  await userEvent.type(length(), '{Backspace}');
  expect(roof).toHaveAccessibleName('From the house: 2.4 squares');
  expect(screen.getByRole('region', { name: 'Your estimate' })).toHaveTextContent(`to ${scaleEnd()}`);
  expect(scaleEnd()).not.toBe(before);
});

test('saves the last input even if the visitor leaves at once', async () => {
  render(<RoofAndGutters />);
  await userEvent.type(length(), '{Backspace}6');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('price-estimate')).toContain('length=46');
});
