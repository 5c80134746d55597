// Outlines from the Census Bureau (1:10 million, Mercator), rounded. The river and the shore are drawn by hand.

export const mapSize = { width: 600, height: 500 } as const;

export type MapPoint = { readonly x: number; readonly y: number };

export const countyShapes: readonly { readonly name: string; readonly label: MapPoint; readonly outline: string }[] = [
  {
    name: 'Middlesex',
    label: { x: 367, y: 248 },
    outline:
      'M387 201l9 20 33-1 6 39-39 5 3 14 12 2 1 14 10 10 2 17-14 8-3-7-16 0-26 9-2-10-20-20 0-22-12-21-28 7 3-25-5-38 12-9 0-10 62-8z',
  },
  {
    name: 'New Haven',
    label: { x: 246, y: 281 },
    outline:
      'M233 178l12-2 3 15-5 20 21-2 10 7 13-11 14-3 5 38-3 25 28-7 12 21 0 22 20 20 2 10-9-5-28 0-8 8-19-7-43 9-3-21-10 6-20 28-13 0-17 16-4-4 4-20 12-28-14-12-21-31-37-23-3-14 49-5-3-17 22-5 10-15z',
  },
  {
    name: 'Windham',
    label: { x: 529, y: 102 },
    outline: 'M495 23l89 2 1 6 0 37 4 76 0 34-21-2-28 5-59-14-3 4-24-22 24-16-2-33-16 0 0-49 36 0z',
  },
  {
    name: 'New London',
    label: { x: 511, y: 261 },
    outline:
      'M387 201l17-8 24-1-2-15 20-14 8-14 24 22 3-4 59 14 28-5 21 2 0 18-4 71-12 3 3 26-9 10-7-7-18-1-23 9-19-1-14 8-17-10-7 13-38 4-2-17-10-10-1-14-12-2-3-14 39-5-6-39-33 1z',
  },
  {
    name: 'Fairfield',
    label: { x: 117, y: 330 },
    outline:
      'M66 287l4-64 3-55 7 11 15 46 1 12 17-9 3 10 19 9 37 23 21 31 14 12-12 28-4 20 4 4-6 9-14-8-26 20-7-5-25 10 6 7-11 11-31 4-24 18-9-5-16 12 1-11-22-35 73-44-20-33z',
  },
  {
    name: 'Tolland',
    label: { x: 427, y: 64 },
    outline:
      'M374 21l111 1 10 1 1 28-36 0 0 49 16 0 2 33-24 16-8 14-20 14 2 15-24 1 0-11-12-17-9-56-8 2 3-21-6 2 1-36 6-1z',
  },
  {
    name: 'Litchfield',
    label: { x: 149, y: 79 },
    outline:
      'M83 14l16 0 112 4 14 1-6 29 43-3-9 31-8 0-4 17 2 19-20 3 10 63-23 13-10 15-22 5 3 17-49 5 3 14-19-9-3-10-17 9-1-12-15-46-7-11z',
  },
  {
    name: 'Hartford',
    label: { x: 304, y: 64 },
    outline:
      'M225 19l58 1-1 15 15-2 3-13 45 2 29-1 5 34-6 1-1 36 6-2-3 21 8-2 9 56 12 17 0 11-17 8-12-26-62 8 0 10-12 9-14 3-13 11-10-7-21 2 5-20-3-15-12 2-10-63 20-3-2-19 4-17 8 0 9-31-43 3z',
  },
];

export const river = 'M345 21l2 33-12 36-5 36 12 24-9 26 8 26 21 20 18 24 17 20 9 24 17 33';
export const shore = 'M567 325l-77 12-69 10-65 10-90 6-50 16-36 19-48 14-38 22-51 26';
/** How far below the shore the two lines in the water are. */
export const waterLineOffsets = [10, 20] as const;
/** The bar of the scale: 20 miles at the middle latitude of the state. */
export const scale = { x: 451, y: 458, width: 115 } as const;

export function mapPoint(longitude: number, latitude: number): MapPoint {
  const radians = Math.PI / 180;
  const x = 21_965.38 + 17_061.362 * longitude * radians;
  const y = 13_839.896 - 17_061.362 * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2));
  return { x: Math.round(x), y: Math.round(y) };
}

/** The largest size of the names, in units of the map, and about how wide a letter is. */
const nameSize = 24;
const letterWidth = 0.56 * nameSize;

type Box = { readonly left: number; readonly right: number; readonly bottom: number };

const boxOf = (name: string, right: number, bottom: number): Box => ({
  left: right - name.length * letterWidth,
  right,
  bottom,
});

const countyBoxes = countyShapes.map(({ name, label }) =>
  boxOf(name, label.x + (name.length * letterWidth) / 2, label.y),
);

/**
 * Where the name of the shop's town ends: left of its mark, or else above or below it, where no county's name is in
 * the way.
 */
export function shopLabel(town: string, shop: MapPoint): MapPoint {
  const left = { x: shop.x - 27, y: shop.y - 12 };
  const middle = Math.min(mapSize.width - 4, Math.round(shop.x + (town.length * letterWidth) / 2));
  const isFree = ({ x, y }: MapPoint) => {
    const box = boxOf(town, x, y);
    const isOnMap = box.left >= 0 && y >= nameSize;
    return isOnMap && !countyBoxes.some((other) => overlap(box, other));
  };
  return [left, { x: middle, y: shop.y - 24 }, { x: middle, y: shop.y + 34 }].find(isFree) ?? left;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && Math.abs(one.bottom - other.bottom) < nameSize;
}
