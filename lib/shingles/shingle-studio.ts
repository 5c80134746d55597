/** What the studio shows: one color on the house, and perhaps a second beside it. Keys are `maker-color`. */
export interface StudioChoice {
  readonly color: string;
  readonly compare: string | undefined;
}

export interface StudioRange {
  /** `gaf`: this page's colors may leave it out in the address. */
  readonly maker: string;
  /** Keys of this page's colors; the first is what an address that says nothing stands for. */
  readonly own: readonly [string, ...string[]];
  /** Keys of every color that can stand beside it, of both makers. */
  readonly all: readonly string[];
}

/** Anything can stand in an address. What is not a color of ours is as if it were not there. */
export function readStudioFragment(fragment: string, { maker, own, all }: StudioRange): StudioChoice {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const named = (parameter: string, among: readonly string[]) => {
    const value = said.get(parameter)?.toLowerCase();
    return among.find((key) => key === value) ?? among.find((key) => key === `${maker}-${value}`);
  };
  const color = named('color', own) ?? own[0];
  const compare = named('with', all);
  return { color, compare: compare === color ? undefined : compare };
}

/** The short address of a choice: `#color=slate&with=tamko-rustic-black`. */
export function writeStudioFragment({ color, compare }: StudioChoice, { maker, own }: Pick<StudioRange, 'maker' | 'own'>): string {
  const short = (key: string) => (own.includes(key) ? key.slice(maker.length + 1) : key);
  return `#color=${short(color)}${compare === undefined ? '' : `&with=${short(compare)}`}`;
}

/** The colors on either side of one, around the ends: what an arrow key wants next. */
export function neighbors(color: string, own: readonly string[]): readonly string[] {
  const index = own.indexOf(color);
  if (index < 0 || own.length < 2) return [];
  const around = [own[(index + 1) % own.length], own[(index - 1 + own.length) % own.length]];
  return [...new Set(around.filter((key) => key !== undefined))];
}

/**
 * Whether pictures may be fetched before anybody asked for them. A browser that says nothing about its connection
 * is trusted with the two neighbors; one that asks to save data, or calls itself slow, is not.
 */
export function connectionIsGood(connection: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined): boolean {
  if (!connection) return true;
  return connection.saveData !== true && (connection.effectiveType === undefined || connection.effectiveType === '4g');
}
