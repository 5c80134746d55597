import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bidSheet } from '@/content/before-you-sign/bid-sheet';
import { BeforeYouSignPage } from './before-you-sign-page';

describe('the bid sheet', () => {
  it('has a column for each bid, with no text in its cells', () => {
    render(<BeforeYouSignPage />);
    const sheet = screen.getByRole('table', { name: bidSheet.caption });
    expect(
      within(sheet)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Bid A', 'Bid B', 'Bid C']));
    const lines = within(sheet).getAllByRole('rowheader');
    expect(lines).toHaveLength(bidSheet.groups.reduce((count, { lines: { length } }) => count + length, 0));
    for (const line of lines) {
      const cells = within(line.closest('tr') ?? sheet).getAllByRole('cell');
      expect(cells).toHaveLength(3);
      for (const cell of cells) expect(cell).toHaveTextContent('');
    }
  });

  it('prints when its button is clicked', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    render(<BeforeYouSignPage />);
    await userEvent.click(screen.getByRole('button', { name: bidSheet.print }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

it('shows the source of a fact and the date we read it', () => {
  render(<BeforeYouSignPage />);
  const chapter = screen.getByRole('region', { name: 'Before the first payment' });
  const [deposit] = within(chapter).getAllByRole('listitem');
  expect(deposit).toHaveTextContent(/What the deposit pays for.*Consumer Protection on deposits.*read \w+ \d+, 20\d\d/);
});
