import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectField, TextField } from '@/components/ui/field';
import type * as FieldModule from '@/components/ui/field';
import { Estimator } from './estimator';
import type { ChangedValues } from './estimator-props';
import { TotalLine } from './total-line';

jest.mock('@/components/ui/field', () => {
  const actual = jest.requireActual<typeof FieldModule>('@/components/ui/field');
  return { ...actual, SelectField: jest.fn(actual.SelectField), TextField: jest.fn(actual.TextField) };
});

function RoofAndGutters({ sizes = { length: '40', width: '28' } }: { readonly sizes?: ChangedValues }) {
  const [values, setValues] = useState<ChangedValues>({ roof: 'on', gutters: 'on', apr: '7.5', ...sizes });
  const [total, setTotal] = useState('');
  return (
    <>
      <Estimator
        start={{}}
        values={values}
        onChange={setValues}
        onTotal={setTotal}
        emptySheet={null}
        creditNotice="On approved credit."
        letterhead={null}
      />
      {total ? <TotalLine total={total} /> : null}
    </>
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
  const [roof] = screen.getAllByRole('radio', { name: /^From the length/ });
  expect(roof).toHaveAccessibleName('From the length and width: 16.7 squares');
  const before = scaleEnd();
  await userEvent.type(length(), '{Backspace}');
  expect(roof).toHaveAccessibleName('From the length and width: 2.4 squares');
  expect(screen.getByRole('region', { name: 'Your estimate' })).toHaveTextContent(`to ${scaleEnd()}`);
  expect(scaleEnd()).not.toBe(before);
});

test('saves the last input even if the visitor leaves at once', async () => {
  render(<RoofAndGutters />);
  await userEvent.type(length(), '{Backspace}6');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('price-estimate')).toContain('length=46');
});

test('the sum and the buttons that send it are there once a job has a price', async () => {
  render(<RoofAndGutters sizes={{ width: '28' }} />);
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Start over']);
  expect(screen.queryByRole('link', { name: 'Get a Free Estimate' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /The parts we can price now/ })).not.toBeInTheDocument();
  await userEvent.type(length(), '40');
  expect(buttons()).toEqual(['Copy text', 'Share link', 'Print', 'Start over']);
  expect(screen.getByRole('link', { name: 'Get a Free Estimate' })).toBeVisible();
  expect(screen.getByRole('link', { name: /The parts we can price now/ })).toHaveTextContent('before tear-off');
});

test('the sheet says what isn’t in the sum, job by job', () => {
  render(<RoofAndGutters />);
  expect(screen.getByRole('region', { name: 'Your estimate' })).toHaveTextContent(
    /Not in it: tear-off, .+ \(roof\); downspouts, .+ \(gutters\)\./,
  );
});

test('a floor area gives the size of the roof and says how', async () => {
  render(<RoofAndGutters sizes={{ gutters: '' }} />);
  await userEvent.click(screen.getByRole('radio', { name: 'From the floor area' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Floor area (sq ft)' }), '1900');
  const house = screen.getByRole('region', { name: 'The size of your house' });
  expect(house).toHaveTextContent('1,900 sq ft of floor on 2 stories is 950 sq ft of ground.');
  expect(house).toHaveTextContent('the roof has 14.2 squares.');
  expect(screen.queryByRole('textbox', { name: 'Length (feet)' })).not.toBeInTheDocument();
});
