/** On wide screens. */
const cardsInRow = 3;

/** The shop's county comes first. A last one that would be alone in its row is a line below the cards. */
export function arrangedCounties<County extends { readonly name: string }>(
  counties: readonly County[],
  home: string | undefined,
): { readonly cards: readonly County[]; readonly lines: readonly County[] } {
  const inOrder = [...counties.filter(({ name }) => name === home), ...counties.filter(({ name }) => name !== home)];
  const isLastAlone = inOrder.length > cardsInRow && inOrder.length % cardsInRow === 1;
  const cardCount = isLastAlone ? inOrder.length - 1 : inOrder.length;
  return { cards: inOrder.slice(0, cardCount), lines: inOrder.slice(cardCount) };
}
