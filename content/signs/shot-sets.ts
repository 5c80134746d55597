import type { ShotId } from './shots';

export type ShotSet = readonly [ShotId, ShotId, ShotId] | readonly [ShotId, ShotId, ShotId, ShotId];

export const shotSets = {
  ceiling: ['stain', 'room-ceiling', 'attic', 'street'],
  attic: ['attic', 'attic-floor', 'soffit'],
  opening: ['street', 'slope', 'room-ceiling'],
  slope: ['street', 'slope', 'ground'],
  edge: ['eave', 'run', 'spill'],
  ice: ['ice', 'eave', 'stain'],
  wall: ['wall', 'wall-spot', 'board'],
  window: ['window', 'corner', 'outside'],
  door: ['door', 'threshold', 'outside'],
  ground: ['yard', 'spout', 'eave'],
} as const satisfies Readonly<Record<string, ShotSet>>;
