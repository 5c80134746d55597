/** The value of `compare` when the visitor wants only one color. */
export const oneColor = 'none';

/** Colors by their keys, such as `maker-slate`. */
export type StudioChoice = { readonly color: string; readonly compare: string | undefined };

export interface StudioRange {
  /** The page's maker, such as `maker`. In the URL, its colors may leave out this prefix. */
  readonly maker: string;
  readonly own: readonly [string, ...string[]];
  readonly all: readonly string[];
}

export function readStudioFragment(fragment: string, { maker, own, all }: StudioRange): StudioChoice {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const named = (name: string, among: readonly string[]) => {
    const value = parameters.get(name)?.toLowerCase();
    return among.find((key) => key === value) ?? among.find((key) => key === `${maker}-${value}`);
  };
  const color = named('color', own) ?? own[0];
  const compare = named('with', [...all, oneColor]);
  return { color, compare: compare === color ? undefined : compare };
}

/** `#color=slate&with=other-rustic-black`. */
export function writeStudioFragment(
  { color, compare }: StudioChoice,
  { maker, own }: Pick<StudioRange, 'maker' | 'own'>,
): string {
  const short = (key: string) => (own.includes(key) ? key.slice(maker.length + 1) : key);
  return `#color=${short(color)}${compare === undefined ? '' : `&with=${short(compare)}`}`;
}

export function neighbors(color: string, own: readonly string[]): readonly string[] {
  const index = own.indexOf(color);
  if (index < 0 || own.length < 2) return [];
  const around = [own[(index + 1) % own.length], own[(index - 1 + own.length) % own.length]];
  return [...new Set(around.filter((key) => key !== undefined))];
}

export function shouldPreload(
  connection: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined,
): boolean {
  if (!connection) return true;
  return connection.saveData !== true && (connection.effectiveType === undefined || connection.effectiveType === '4g');
}
