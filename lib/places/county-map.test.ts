import { counties, unservedCounties } from '@/content/counties';
import { towns } from '@/content/towns';
import { countyShapes, mapPoint, mapSize, shopLabel } from './county-map';

test('draws every county of the state', () => {
  expect(countyShapes.map(({ name }) => name).sort()).toEqual(
    [...counties, ...unservedCounties].map(({ name }) => name).sort(),
  );
});

test.each([
  ['Stamford', 67, 406],
  ['New London', 494, 291],
  ['Putnam', 553, 68],
  ['Litchfield', 171, 136],
])('places %s where it belongs within the outlines', (name, x, y) => {
  const town = towns.find((one) => one.name === name);
  expect(town && mapPoint(town.longitude, town.latitude)).toEqual({ x, y });
});

test('places every town inside the map', () => {
  for (const { longitude, latitude } of towns) {
    const { x, y } = mapPoint(longitude, latitude);
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
  }
});

test.each([
  ['Southington', { x: 264, y: 194 }, { x: 237, y: 182 }, 'left of its mark'],
  ['Putnam', { x: 553, y: 68 }, { x: 593, y: 44 }, 'above its mark, because Tolland is on the left'],
  ['Thompson', { x: 561, y: 46 }, { x: 534, y: 34 }, 'left of its mark'],
])('with the shop in %s, at %j, the town’s name ends at %j: %s', (town, shop, label) => {
  expect(shopLabel(town, shop)).toEqual(label);
});
