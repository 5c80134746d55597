/** Chosen in place of a second color: one color on the whole house. */
export const oneColor = 'none';

/** What the studio shows: the color on the house, and what it is compared with. Keys are `maker-color`. */
export interface StudioChoice {
  readonly color: string;
  /** A color, or `none`. Undefined until the visitor chooses: then the studio shows its own second color. */
  readonly compare: string | undefined;
}

export interface StudioRange {
  /** The maker, such as `gaf`. Colors of this maker may leave out the prefix in the URL. */
  readonly maker: string;
  /** The keys of this page's colors. The first is the default. */
  readonly own: readonly [string, ...string[]];
  /** The keys of all colors that it can be compared with, of both makers. */
  readonly all: readonly string[];
}

/** Reads the choice from a URL fragment. Ignores unknown colors; never throws. */
export function readStudioFragment(fragment: string, { maker, own, all }: StudioRange): StudioChoice {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const named = (parameter: string, among: readonly string[]) => {
    const value = said.get(parameter)?.toLowerCase();
    return among.find((key) => key === value) ?? among.find((key) => key === `${maker}-${value}`);
  };
  const color = named('color', own) ?? own[0];
  const compare = named('with', [...all, oneColor]);
  return { color, compare: compare === color ? undefined : compare };
}

/** The URL fragment of a choice: `#color=slate&with=tamko-rustic-black`. */
export function writeStudioFragment(
  { color, compare }: StudioChoice,
  { maker, own }: Pick<StudioRange, 'maker' | 'own'>,
): string {
  const short = (key: string) => (own.includes(key) ? key.slice(maker.length + 1) : key);
  return `#color=${short(color)}${compare === undefined ? '' : `&with=${short(compare)}`}`;
}

/** The colors that the arrow keys lead to from this one, wrapping around. Empty for an unknown color. */
export function neighbors(color: string, own: readonly string[]): readonly string[] {
  const index = own.indexOf(color);
  if (index < 0 || own.length < 2) return [];
  const around = [own[(index + 1) % own.length], own[(index - 1 + own.length) % own.length]];
  return [...new Set(around.filter((key) => key !== undefined))];
}

/**
 * Whether to preload pictures. True if the browser does not report its connection; false if it asks to save data or
 * reports anything slower than 4G.
 */
export function shouldPreload(
  connection: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined,
): boolean {
  if (!connection) return true;
  return connection.saveData !== true && (connection.effectiveType === undefined || connection.effectiveType === '4g');
}
