import { geoMercator, geoPath } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The map's own units; the drawing scales with the page. */
export const mapSize = { width: 600, height: 500 } as const;

const stateCode = '09';
const kilometersPerMile = 1.609344;
const kilometersPerDegree = 111.32;
/** Room for the Sound and the scale below; the north arrow stands west of the hills. */
const extent: [[number, number], [number, number]] = [
  [10, 14],
  [mapSize.width - 10, mapSize.height - 62],
];
/** The Connecticut River from the state line to the Sound, as longitude and latitude: drawn by hand. */
const river: readonly [number, number][] = [
  [-72.607, 42.033], [-72.6, 41.95], [-72.64, 41.86], [-72.655, 41.77], [-72.615, 41.71], [-72.645, 41.645],
  [-72.62, 41.58], [-72.55, 41.53], [-72.49, 41.47], [-72.43, 41.42], [-72.4, 41.36], [-72.345, 41.275],
];
/** The shore, some miles out: the lines that say "water". */
const shore: readonly [number, number][] = [
  [-71.86, 41.27], [-72.12, 41.24], [-72.35, 41.215], [-72.57, 41.19], [-72.87, 41.175], [-73.04, 41.135],
  [-73.16, 41.085], [-73.32, 41.05], [-73.45, 40.995], [-73.62, 40.93],
];

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}
export interface CountyShape {
  readonly name: string;
  /** SVG path data. */
  readonly outline: string;
  /** Where its name stands. */
  readonly label: MapPoint;
}
export interface CountyMapDrawing {
  readonly counties: readonly CountyShape[];
  readonly river: string;
  readonly shores: readonly [string, string, string];
  /** Length of 20 miles at the state's middle latitude, in map units. */
  readonly twentyMiles: number;
  readonly point: (longitude: number, latitude: number) => MapPoint;
}

type CountyTopology = Topology<{ counties: GeometryCollection<{ name: string }> }>;

/**
 * Draws Connecticut's eight counties from the Census Bureau's outlines (`us-atlas`, 1:10 million). It reads the atlas
 * from the disk: it runs while the page is built, and only its paths reach the visitor.
 */
export function drawCountyMap(): CountyMapDrawing {
  const atlas = JSON.parse(
    readFileSync(join(process.cwd(), 'node_modules/us-atlas/counties-10m.json'), 'utf8'),
  ) as CountyTopology;
  const state = feature(atlas, {
    type: 'GeometryCollection',
    geometries: atlas.objects.counties.geometries.filter(({ id }) => String(id).startsWith(stateCode)),
  });
  const projection = geoMercator().fitExtent(extent, state);
  const path = geoPath(projection).digits(1);
  const line = (coordinates: readonly [number, number][]) =>
    path({ type: 'LineString', coordinates: [...coordinates] }) ?? '';
  const point = (longitude: number, latitude: number): MapPoint => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { x: tenth(x), y: tenth(y) };
  };

  const latitude = 41.5;
  const degrees = (20 * kilometersPerMile) / (kilometersPerDegree * Math.cos((latitude * Math.PI) / 180));

  return {
    counties: state.features.map((county) => {
      const [x, y] = path.centroid(county);
      return { name: county.properties.name, outline: path(county) ?? '', label: { x: tenth(x), y: tenth(y) } };
    }),
    river: line(river),
    shores: [line(shore), line(seaward(0.025)), line(seaward(0.052))],
    twentyMiles: tenth(point(-72 + degrees, latitude).x - point(-72, latitude).x),
    point,
  };
}

function seaward(degrees: number): readonly [number, number][] {
  return shore.map(([longitude, latitude]) => [longitude, latitude - degrees]);
}

/** One decimal is finer than a screen shows. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
