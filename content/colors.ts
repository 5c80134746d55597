import { withOpacity, shadesOf, type Palette, type Shade } from '@/lib/colors/palette';

/**
 * The company's three colors, in six digits. Buttons, logo, icons, social cards, drawings and all shades are made
 * from them. `npm run build` fails if text in or on one of them would be too pale to read.
 */
export const companyColors = {
  /** The main color, dark: shutters, buttons, the logo. */
  shutter: '#1e3b32',
  /** The alarm color, dark: the front door, emergencies. */
  door: '#8c2a1e',
  /** The metal color, medium: gutters, flashing, edges. */
  copper: '#b4632f',
};

const shadeRules = {
  'shutter-2': { of: 'shutter', lighter: 0.079, strength: 1.267 },
  'shutter-tint': { of: 'shutter', lightness: 0.915, strength: 0.452, turn: -32 },
  'shutter-ink': { of: 'shutter', lightness: 0.302, strength: 1.047, turn: -2 },
  'shutter-deep': { of: 'shutter', lightness: 0.236, strength: 0.788, turn: 2 },
  'door-2': { of: 'door', lighter: -0.072, strength: 0.842, turn: 0.2 },
  'door-tint': { of: 'door', lightness: 0.94, strength: 0.178, turn: 3 },
  'door-ink': { of: 'door', lightness: 0.318, strength: 0.766, turn: 0.4 },
  'copper-deep': { of: 'copper', lightness: 0.442, strength: 0.85, turn: 1 },
  'copper-light': { of: 'copper', lightness: 0.805, strength: 0.704, turn: 8 },
  'copper-shade': { of: 'copper', lightness: 0.369, strength: 0.637, turn: 2 },
  'copper-night': { of: 'copper', lightness: 0.321, strength: 0.485, turn: 5 },
} satisfies Readonly<Record<string, Shade<keyof typeof companyColors>>>;

/** The same for every company. */
const fixedColors = {
  white: '#ffffff',
  black: '#000000',
  chalk: '#fbf9f3',
  linen: '#f1ebde',
  office: '#f4f1e9',
  'office-row': '#faf6ec',
  paper: '#fffdf8',
  ink: '#17201e',
  'ink-2': '#3d4845',
  rule: '#cfc8b7',
  'rule-strong': '#77796f',
  placeholder: '#65685f',
  disabled: '#d8d3c5',
  'disabled-ink': '#57594f',
  blocked: '#696b62',
  ochre: '#dfba62',
  'ochre-2': '#f0cf80',
  'ochre-edge': '#a8863a',
  slate: '#1f282b',
  'slate-2': '#2c383c',
  'slate-3': '#46545a',
  'night-2': '#0f1517',
  'night-sky': '#17202b',
  cream: '#f6f3ea',
  'cream-2': '#e2e0d6',
  sky: '#c8d5d7',
  'sky-high': '#a9bfc7',
  'sky-low': '#dfe3dc',
  haze: '#e9e5d6',
  'haze-2': '#dde3dc',
  pond: '#b6cad2',
  water: '#5f8797',
  'water-ink': '#2c4a56',
  sage: '#ccd6c5',
  peach: '#edcaa9',
  straw: '#ead7a0',
  pine: '#d9bb8a',
  clapboard: '#fdfbf5',
  'clapboard-2': '#f8f5ec',
  pewter: '#a5a79f',
  /**
   * For drawings of actual copper, which stays copper whatever the company's colors are. One digit off the sample's
   * `copper`, so that each color in a drawing has only one name.
   */
  'copper-metal': '#b4632e',
  flashing: '#8b918c',
  charcoal: '#22302f',
  board: '#dcbf90',
  'board-light': '#e3c899',
  'board-low': '#d3b07a',
  'board-dark': '#b08b56',
  'board-grain': '#b98f55',
  'board-edge': '#5b4522',
  'board-ink': '#3a2a10',
  'board-ink-2': '#4a2f12',
  amber: '#f3a95f',
  'amber-ink': '#2a1503',
  lemon: '#f4de86',
  'lemon-ink': '#2a2403',
  mist: '#dbe7ec',
  'mist-ink': '#163c4a',
  'mist-edge': '#2f5a6b',
  wheat: '#f5e6c4',
  'wheat-ink': '#4a3505',
  'wheat-edge': '#7a5a10',
  stone: '#eceae4',
  'stone-ink': '#4a4c45',
};

/** Every color by name. Style sheets use `var(--color-door)`, drawings `fill="door"`, which the build replaces. */
export const colors = paletteOf(companyColors);

export function paletteOf(three: Palette<keyof typeof companyColors>) {
  return { ...three, ...shadesOf(three, shadeRules), ...fixedColors };
}

export type ColorName = keyof typeof colors;

const opacities: Readonly<Partial<Record<ColorName, readonly number[]>>> = {
  ink: [3, 4, 5, 7, 8, 9, 13, 14, 35, 50, 60],
  white: [40, 50],
  black: [32],
  cream: [4, 8, 25],
  slate: [25, 68, 82],
  'board-edge': [60],
  'board-grain': [13, 15],
};

/** Shadows, overlays and hairlines: `ink-at-35` is 35 percent ink. */
export const glassColors: Readonly<Record<string, string>> = {
  'chalk-glass': withOpacity(colors.chalk, 99),
  veil: withOpacity(colors.ink, 85),
  'cream-line': withOpacity(colors.cream, 35),
  'peach-tint': withOpacity(colors.peach, 50),
  ...Object.fromEntries(
    Object.entries(opacities).flatMap(([name, percentages]) =>
      percentages.map((percent) => [`${name}-at-${percent}`, withOpacity(colors[name as ColorName], percent)]),
    ),
  ),
};

/** For the first screens of service pages (`ground` in content/storylines.ts). */
const paints = [
  'white',
  'chalk',
  'clapboard',
  'haze',
  'sky',
  'pond',
  'mist',
  'sage',
  'shutter-tint',
  'peach',
  'copper-light',
  'door-tint',
  'straw',
  'wheat',
  'ochre-2',
] as const satisfies readonly ColorName[];
export type Paint = (typeof paints)[number];

/** Each text color with the backgrounds behind it. Every pair has a contrast of at least 4.5. */
export const textOn: Readonly<Partial<Record<ColorName, readonly ColorName[]>>> = {
  ink: [...paints, 'cream', 'linen', 'ochre', 'paper', 'office', 'pewter', 'haze-2'],
  black: ['white'],
  'ink-2': [...paints, 'linen', 'paper', 'office'],
  shutter: ['linen', 'chalk', 'white', 'paper'],
  'shutter-ink': ['shutter-tint'],
  door: ['white', 'chalk', 'paper', 'linen'],
  'door-ink': ['door-tint'],
  'copper-deep': ['linen', 'chalk', 'white', 'paper', 'sky'],
  'copper-light': ['shutter', 'slate', 'slate-2'],
  cream: ['slate', 'slate-2', 'shutter', 'shutter-2', 'night-sky'],
  'cream-2': ['slate', 'slate-2', 'shutter'],
  white: ['door', 'door-2', 'slate', 'shutter', 'shutter-2', 'ink'],
  ochre: ['slate', 'shutter'],
  straw: ['slate'],
  'board-ink': ['board', 'board-low', 'board-light', 'pine'],
  'amber-ink': ['amber'],
  'lemon-ink': ['lemon'],
  'mist-ink': ['mist'],
  'wheat-ink': ['wheat'],
  'stone-ink': ['stone'],
  placeholder: ['white', 'paper'],
  'disabled-ink': ['disabled'],
};

/** Edges that identify a control or mark, with their backgrounds. Every pair has a contrast of at least 3. */
export const edgeOn: Readonly<Partial<Record<ColorName, readonly ColorName[]>>> = {
  ink: ['chalk', 'linen', 'white', 'copper'],
  'rule-strong': ['white', 'chalk', 'linen', 'paper'],
  shutter: ['chalk', 'linen', 'white', 'shutter-tint'],
  door: ['chalk', 'linen', 'white'],
  copper: ['chalk', 'linen', 'white', 'slate'],
  'copper-light': ['slate', 'shutter'],
  'mist-edge': ['mist'],
  'wheat-edge': ['wheat'],
};
