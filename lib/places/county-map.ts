import { geoMercator, geoPath } from 'd3-geo';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { pathData, type Point } from '@/lib/places/path-data';

/** The size of the SVG viewBox, about what the drawing measures on the page: outlines are drawn in whole units. */
export const mapSize = { width: 600, height: 500 } as const;

const stateCode = '09';
const kilometersPerMile = 1.609344;
const kilometersPerDegree = 111.32;
/** The part of the viewBox for the state. Leaves room below for Long Island Sound and the scale. */
const extent: [[number, number], [number, number]] = [
  [10, 14],
  [mapSize.width - 10, mapSize.height - 62],
];
/** The Connecticut River from the state line to the Sound, as hand-drawn [longitude, latitude] points. */
const river: readonly [number, number][] = [
  [-72.607, 42.033],
  [-72.6, 41.95],
  [-72.64, 41.86],
  [-72.655, 41.77],
  [-72.615, 41.71],
  [-72.645, 41.645],
  [-72.62, 41.58],
  [-72.55, 41.53],
  [-72.49, 41.47],
  [-72.43, 41.42],
  [-72.4, 41.36],
  [-72.345, 41.275],
];
/** A line parallel to the shore, a few miles out, as [longitude, latitude] points. */
const shore: readonly [number, number][] = [
  [-71.86, 41.27],
  [-72.12, 41.24],
  [-72.35, 41.215],
  [-72.57, 41.19],
  [-72.87, 41.175],
  [-73.04, 41.135],
  [-73.16, 41.085],
  [-73.32, 41.05],
  [-73.45, 40.995],
  [-73.62, 40.93],
];

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}
export interface CountyShape {
  readonly name: string;
  /** SVG path data. */
  readonly outline: string;
  /** The position of its name. */
  readonly label: MapPoint;
}
export interface CountyMapDrawing {
  readonly counties: readonly CountyShape[];
  readonly river: string;
  readonly shore: string;
  /** How far the two lines beyond it are from it, in viewBox units. */
  readonly seaward: readonly [number, number];
  /** A line of 20 miles at the middle latitude of the state: its left end and its length, in viewBox units. */
  readonly scale: MapPoint & { readonly width: number };
  readonly point: (longitude: number, latitude: number) => MapPoint;
}

type CountyTopology = Topology<{ counties: GeometryCollection<{ name: string }> }>;

/**
 * Draws the eight counties of Connecticut from the Census Bureau outlines in `us-atlas` (1:10 million). Runs at build
 * time, because it reads the atlas from disk; only the SVG paths are sent to the visitor.
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
  const projected = ([longitude = 0, latitude = 0]: Position): Point => projection([longitude, latitude]) ?? [0, 0];
  const line = (coordinates: readonly Position[]) => pathData([coordinates.map(projected)], '');
  const outline = (rings: readonly (readonly Position[])[]) =>
    pathData(
      rings.map((ring) => ring.map(projected)),
      'z',
    );
  const point = (longitude: number, latitude: number): MapPoint => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { x: Math.round(x), y: Math.round(y) };
  };

  const southward = (offset: number) => point(-72.7, 41.15 - offset).y - point(-72.7, 41.15).y;

  const latitude = 41.5;
  const degrees = (20 * kilometersPerMile) / (kilometersPerDegree * Math.cos((latitude * Math.PI) / 180));
  const twentyMiles = point(-72 + degrees, latitude).x - point(-72, latitude).x;

  return {
    counties: state.features.map((county) => {
      const [x, y] = geoPath(projection).centroid(county);
      return {
        name: county.properties.name,
        outline: outline(ringsOf(county.geometry)),
        label: { x: Math.round(x), y: Math.round(y) },
      };
    }),
    river: line(river),
    shore: line(shore),
    seaward: [southward(0.025), southward(0.052)],
    scale: { x: mapSize.width - 34 - twentyMiles, y: mapSize.height - 42, width: twentyMiles },
    point,
  };
}

function ringsOf(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}
