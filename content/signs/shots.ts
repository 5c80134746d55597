import type { DrawingName } from '@/content/drawings';

type ViewOf<Name extends string> = Name extends `view-${infer View}` ? View : never;

/** A photo that shows us the problem, taken from the ground or indoors, never from a ladder outside. */
export interface Shot {
  readonly from: string;
  readonly caption: string;
  /** The thumbnail is `content/drawings/view-<view>.svg`. */
  readonly view: ViewOf<DrawingName>;
}

export const shots = {
  attic: { from: 'From the hatch', caption: 'The boards above the spot', view: 'attic' },
  'attic-floor': { from: 'From the hatch', caption: 'The insulation on the floor', view: 'floor' },
  board: { from: 'Up close', caption: 'The spot, with something for scale', view: 'board' },
  bulge: { from: 'From the doorway', caption: 'The whole bulge', view: 'room' },
  corner: { from: 'Inside', caption: 'The corner where it’s worst', view: 'sill' },
  door: { from: 'Inside', caption: 'The whole door, shut', view: 'window' },
  eave: { from: 'From below', caption: 'The edge and the gutter', view: 'below' },
  faces: { from: 'From the yard', caption: 'What faces that wall', view: 'yard' },
  ground: { from: 'On the ground', caption: 'What has come down, with something for scale', view: 'foot' },
  ice: { from: 'From the street', caption: 'The ice along the edge', view: 'street' },
  lawn: { from: 'On the lawn', caption: 'One piece, with something for scale', view: 'lawn' },
  limb: { from: 'From the yard', caption: 'The limb, from end to end', view: 'yard' },
  outside: { from: 'From the yard', caption: 'The same place, from outside', view: 'wall' },
  panel: { from: 'Inside', caption: 'The panel, from where it’s dry', view: 'panel' },
  ridge: { from: 'From across the street', caption: 'The ridge, end to end', view: 'street' },
  'room-ceiling': { from: 'Inside', caption: 'The whole ceiling, from the door', view: 'room' },
  'room-wet': { from: 'Inside', caption: 'What’s wet around it', view: 'wet' },
  run: { from: 'From the yard', caption: 'The whole run', view: 'yard' },
  slope: { from: 'From the street', caption: 'That spot, zoomed in', view: 'slope' },
  soffit: { from: 'From below', caption: 'The underside of the overhang', view: 'below' },
  spill: { from: 'From below', caption: 'Where it spills, in the rain', view: 'spill' },
  spout: { from: 'On the ground', caption: 'The nearest downspout', view: 'foot' },
  stain: { from: 'Inside', caption: 'The stain, with something for scale', view: 'scale' },
  street: { from: 'From the street', caption: 'The whole roof slope', view: 'street' },
  threshold: { from: 'Outside', caption: 'One end of the threshold', view: 'sill' },
  wall: { from: 'From the yard', caption: 'The whole wall', view: 'wall' },
  'wall-spot': { from: 'From the yard', caption: 'That spot, zoomed in', view: 'spot' },
  window: { from: 'Inside', caption: 'The whole window', view: 'window' },
  yard: { from: 'From the yard', caption: 'The spot, and the wall above it', view: 'yard' },
} as const satisfies Readonly<Record<string, Shot>>;

export type ShotId = keyof typeof shots;
