import { boardWidth, linePlaces, lineTop } from '@/testing/wipe-lines';
import { poseAlone, wipeText } from './wipe';

const frame = { width: 1200, height: 600 };

describe('a line', () => {
  it('starts in the lower left corner', () => {
    expect(lineTop(0, frame) + 1.5 * frame.height).toBe(0);
  });

  it('ends beyond the upper right corner, with its board', () => {
    expect(lineTop(1, frame)).toBe(frame.width + boardWidth);
  });

  it.each([
    [0.25, -351.25],
    [0.5, 197.5],
    [0.75, 746.25],
  ])('at %f meets the top edge at %f', (place, top) => {
    expect(lineTop(place, frame)).toBeCloseTo(top);
  });
});

describe('the two lines between three pictures', () => {
  it('are one line at both ends', () => {
    expect(linePlaces({ hand: 0, gap: 0.07 })).toEqual([0, 0]);
    expect(linePlaces({ hand: 1, gap: 0.07 })).toEqual([1, 1]);
  });

  it('are farthest apart in the middle', () => {
    const [left, right] = linePlaces({ hand: 0.5, gap: 0.07 });
    expect(left).toBeCloseTo(0.43);
    expect(right).toBeCloseTo(0.57);
  });
});

describe('a picture alone', () => {
  it.each([
    [0, 1, 1],
    [1, 0, 1],
    [2, 0, 0],
  ])('with the picture at index %i of three alone, the lines are at %f and %f', (index, left, right) => {
    expect(linePlaces(poseAlone(index, 3, 0.07))).toEqual([left, right]);
  });

  it('is the last of two if the line is at the left end', () => {
    expect(poseAlone(1, 2, 0)).toEqual({ hand: 0, gap: 0 });
  });
});

test.each([
  [1, 'All Before'],
  [0, 'All After'],
  [0.46, 'Before, then Progress, then After, from left to right. 46% Before'],
])('at %f a screen reader says "%s"', (hand, text) => {
  expect(wipeText(['Before', 'Progress', 'After'], hand)).toBe(text);
});
