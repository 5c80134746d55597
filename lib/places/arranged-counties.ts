interface DisplayedCounty {
  readonly name: string;
  /** A card if it isn't set. */
  readonly display?: 'line';
}

/** The shop's county comes first and is always a card. */
export function arrangedCounties<County extends DisplayedCounty>(
  counties: readonly County[],
  home: string | undefined,
): { readonly cards: readonly County[]; readonly lines: readonly County[] } {
  const isHome = ({ name }: County) => name === home;
  const isLine = ({ display }: County) => display === 'line';
  const others = counties.filter((county) => !isHome(county));
  return {
    cards: [...counties.filter(isHome), ...others.filter((county) => !isLine(county))],
    lines: others.filter(isLine),
  };
}
