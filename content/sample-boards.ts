import type { Price } from '@/lib/prices/price';

/** All boards are photographed from one position. Coordinates are fractions of the picture, from the upper left. */
interface BoardPiece {
  readonly label: readonly [x: number, y: number];
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

interface BoardRecord {
  readonly pieces: Readonly<Record<string, BoardPiece>>;
}

export const boardEdges = [0.301, 0.154, 0.965, 0.85] as const satisfies BoardPiece['box'];

export const sampleBoards = {
  'sample-board-fiber-cement': {
    pieces: {
      lap: { label: [0.43, 0.44], box: [0.315, 0.177, 0.532, 0.699] },
      shingle: { label: [0.7, 0.33], box: [0.554, 0.189, 0.85, 0.467] },
      boardAndBatten: { label: [0.705, 0.6], box: [0.554, 0.502, 0.85, 0.699] },
      trim: { label: [0.9, 0.43], box: [0.867, 0.177, 0.943, 0.699] },
    },
  },
  'sample-board-vinyl': {
    pieces: {
      clapboard: { label: [0.45, 0.44], box: [0.315, 0.177, 0.532, 0.699] },
      dutchLap: { label: [0.645, 0.34], box: [0.554, 0.189, 0.727, 0.502] },
      boardAndBatten: { label: [0.655, 0.61], box: [0.554, 0.53, 0.763, 0.699] },
      shake: { label: [0.84, 0.32], box: [0.748, 0.177, 0.936, 0.479] },
    },
  },
  'sample-board-insulated': {
    pieces: {
      sixInch: { label: [0.5, 0.33], box: [0.345, 0.19, 0.622, 0.41] },
      sevenInch: { label: [0.48, 0.52], box: [0.325, 0.43, 0.622, 0.63] },
      deepColor: { label: [0.8, 0.55], box: [0.655, 0.425, 0.94, 0.645] },
      hollow: { label: [0.79, 0.31], box: [0.65, 0.19, 0.935, 0.4] },
    },
  },
  'sample-board-wood': {
    pieces: {
      cedar: { label: [0.455, 0.33], box: [0.355, 0.177, 0.535, 0.48] },
      painted: { label: [0.44, 0.635], box: [0.33, 0.57, 0.535, 0.7] },
      weathered: { label: [0.755, 0.25], box: [0.565, 0.18, 0.93, 0.325] },
      newShingles: { label: [0.755, 0.4], box: [0.565, 0.325, 0.935, 0.46] },
      pine: { label: [0.75, 0.6], box: [0.556, 0.5, 0.944, 0.7] },
    },
  },
} as const satisfies Readonly<Record<string, BoardRecord>>;

export type BoardName = keyof typeof sampleBoards;
type PieceOf<Name extends BoardName> = keyof (typeof sampleBoards)[Name]['pieces'];

export interface BoardSample<Name extends BoardName = BoardName> {
  readonly name: string;
  readonly description: string;
  readonly points?: readonly string[];
  readonly price: Price;
  readonly pieces: readonly [PieceOf<Name>, ...PieceOf<Name>[]];
}

export type SampleBoard = {
  [Name in BoardName]: {
    readonly picture: Name;
    readonly samples: readonly [BoardSample<Name>, BoardSample<Name>, BoardSample<Name>, BoardSample<Name>];
  };
}[BoardName];

export const boardNote = { unit: 'Prices are per square foot.', rule: 'The brass rule is two feet long.' } as const;

export function boxesOf(picture: BoardName, pieces: readonly string[]): readonly BoardPiece['box'][] {
  const board: BoardRecord = sampleBoards[picture];
  return pieces.map((piece) => board.pieces[piece]?.box).filter((box) => box !== undefined);
}
