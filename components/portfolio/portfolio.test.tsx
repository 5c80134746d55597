import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { projects } from '@/content/portfolio';
import { Portfolio } from './portfolio';
import '@/lib/browser/inline/open-project';

expect.extend(toHaveNoViolations);

const glastonbury = 'Full roof replacement in Glastonbury';

async function open(title: string) {
  const user = userEvent.setup();
  const view = render(<Portfolio />);
  await user.click(screen.getByRole('link', { name: new RegExp(title) }));
  const dialog = screen.getByRole('dialog', { name: title });
  // The viewer of a project in phases takes the place of its picture.
  if (title === glastonbury) await within(dialog).findByRole('list', { name: 'Timeline' });
  return { user, dialog, ...view };
}

const position = (dialog: HTMLElement) => within(dialog).getByRole('status').textContent;

test('the filter offers All, Roofing, Siding and Windows, and starts at All', () => {
  render(<Portfolio />);
  const choices = screen.getAllByRole('radio');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['all', 'roofing', 'siding', 'windows']);
  expect(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Roofing\s*4/ })).toBeInTheDocument();
});

test('shows every project without the dialog', () => {
  const { container } = render(<Portfolio />);
  for (const { id, title, description } of projects) {
    expect(screen.getByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', `#project-${id}`);
    expect(container).toHaveTextContent(description);
  }
});

test('starts with the three-phase project: one wipe, and the title of each phase', () => {
  render(<Portfolio />);
  const lead = within(screen.getByRole('article'));
  expect(lead.getByRole('link', { name: /Full roof replacement in Glastonbury/ })).toBeInTheDocument();
  expect(lead.getByRole('slider', { name: 'Slide between before, progress and after' })).toHaveValue('46');
  expect(lead.getAllByRole('img')).toHaveLength(3);
  for (const title of ['Initial roof condition', 'Stripped roof with exposed decking', 'Final completed installation'])
    expect(lead.getByText(`${title}.`)).toBeInTheDocument();
  expect(screen.queryAllByRole('listitem').filter((item) => item.querySelector('[data-project]'))).toHaveLength(7);
});

test('says that the projects are samples', () => {
  render(<Portfolio />);
  expect(screen.getByText(/^Eight sample projects\./)).toBeVisible();
});

describe('the details of a project', () => {
  test('show its picture and description, and two Close buttons', async () => {
    const { user, dialog } = await open('Storm rebuild in Hamden');
    expect(within(dialog).getByText(/limb came through the back slope/)).toBeVisible();
    expect(within(dialog).getByRole('img', { name: /Ranch house/ })).toBeVisible();
    expect(within(dialog).queryByRole('list', { name: 'Timeline' })).not.toBeInTheDocument();
    const [header, footer] = within(dialog).getAllByRole('button', { name: 'Close' });
    expect(header).toBeVisible();
    if (!footer) throw new Error('no footer button');
    await user.click(footer);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('return focus to the card when closed', async () => {
    const { user, dialog } = await open('Storm rebuild in Hamden');
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('no close button');
    await user.click(close);
    expect(screen.getByRole('link', { name: /Storm rebuild in Hamden/ })).toHaveFocus();
  });

  test('open for a shared link', async () => {
    render(<Portfolio />);
    window.location.hash = '#project-7';
    await act(async () => void fireEvent(document, new Event('DOMContentLoaded', { bubbles: true })));
    expect(screen.getByRole('dialog', { name: 'Bay window for a Cheshire kitchen' })).toBeVisible();
    window.location.hash = '';
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'do not open for a click with %s, which asks for a new tab or window',
    (key) => {
      render(<Portfolio />);
      const card = screen.getByRole('link', { name: new RegExp(glastonbury) });
      expect(fireEvent.click(card, { [key]: true })).toBe(true);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      window.location.hash = '';
    },
  );
});

describe('the three phases of project 4', () => {
  test('start at the first, and wrap with next and previous', async () => {
    const { user, dialog } = await open(glastonbury);
    expect(position(dialog)).toMatch(/^1 of 3\. Initial roof condition/);
    const next = within(dialog).getByRole('button', { name: 'Next photo' });
    const previous = within(dialog).getByRole('button', { name: 'Previous photo' });
    await user.click(previous);
    expect(position(dialog)).toMatch(/^3 of 3\. Final completed installation/);
    await user.click(next);
    expect(position(dialog)).toMatch(/^1 of 3/);
    await user.click(next);
    expect(position(dialog)).toMatch(/^2 of 3\. Stripped roof with exposed decking/);
  });

  test('expose only the current photo to screen readers', async () => {
    const { user, dialog } = await open(glastonbury);
    const shown = () =>
      within(within(dialog).getByRole('group', { name: 'Project photos' }))
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt'))
        .filter(Boolean);
    expect(shown()).toEqual([expect.stringMatching(/worn roof/)]);
    await user.keyboard('{ArrowRight}');
    expect(shown()).toEqual([expect.stringMatching(/stripped to the boards/)]);
  });

  test('can be chosen in the timeline, which marks the current one', async () => {
    const { user, dialog } = await open(glastonbury);
    const timeline = within(dialog).getByRole('list', { name: 'Timeline' });
    const phases = within(timeline).getAllByRole('button');
    expect(phases.map(({ textContent }) => textContent)).toEqual(['Before', 'Progress', 'After']);
    expect(phases[0]).toHaveAttribute('aria-current', 'step');
    await user.click(within(timeline).getByRole('button', { name: 'After' }));
    expect(position(dialog)).toMatch(/^3 of 3/);
    expect(within(timeline).getByRole('button', { name: 'After' })).toHaveAttribute('aria-current', 'step');
    expect(phases[0]).not.toHaveAttribute('aria-current');
  });

  test('step and wrap with the arrow keys', async () => {
    const { user, dialog } = await open(glastonbury);
    await user.keyboard('{ArrowLeft}');
    expect(position(dialog)).toMatch(/^3 of 3/);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(position(dialog)).toMatch(/^2 of 3/);
  });

  test('step on a swipe, but not if the finger moves only a little', async () => {
    const { user, dialog } = await open(glastonbury);
    const photo = within(within(dialog).getByRole('group', { name: 'Project photos' })).getByRole('img', {
      name: /worn roof/,
    });
    const drag = (from: number, to: number) =>
      user.pointer([
        { keys: '[TouchA>]', target: photo, coords: { clientX: from } },
        { pointerName: 'TouchA', target: photo, coords: { clientX: to } },
        { keys: '[/TouchA]', target: photo, coords: { clientX: to } },
      ]);
    await drag(300, 290);
    expect(position(dialog)).toMatch(/^1 of 3/);
    await drag(300, 180);
    expect(position(dialog)).toMatch(/^2 of 3/);
    await drag(100, 250);
    expect(position(dialog)).toMatch(/^1 of 3/);
  });

  test('can be compared under one wipe, until a photo is chosen', async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const { user, dialog } = await open(glastonbury);
    await user.click(within(dialog).getByRole('button', { name: 'Slide between all three' }));
    const slider = within(dialog).getByRole('slider', { name: 'Slide between before, progress and after' });
    slider.focus();
    await user.keyboard('{ArrowRight}');
    expect(position(dialog)).toMatch(/^1 of 3/);
    expect(within(dialog).queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'After' }));
    expect(position(dialog)).toMatch(/^3 of 3/);
    expect(within(dialog).queryByRole('slider')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Next photo' })).toBeVisible();
  });

  test('start at the first photo again when reopened', async () => {
    const { user, dialog } = await open(glastonbury);
    await user.keyboard('{ArrowRight}');
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('no close button');
    await user.click(close);
    await user.click(screen.getByRole('link', { name: new RegExp(glastonbury) }));
    expect((await screen.findByRole('status')).textContent).toMatch(/^1 of 3/);
  });
});

test("'Book a Similar Project' closes the dialog and scrolls to the booking section", async () => {
  const booking = document.createElement('section');
  booking.id = 'booking';
  booking.scrollIntoView = jest.fn();
  document.body.append(booking);

  const { user, dialog } = await open(glastonbury);
  await user.click(within(dialog).getByRole('button', { name: 'Book a Similar Project' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(booking.scrollIntoView).toHaveBeenCalled();
  expect(booking).toHaveFocus();
  booking.remove();
});

// Last, because axe leaves a style sheet in the page, and then every computed style takes longer.
test('the details of a project have no axe violations', async () => {
  const { container } = await open(glastonbury);
  expect(await axe(container)).toHaveNoViolations();
});
