import type axeCore from 'axe-core';

/**
 * Runs in the page, for page-sweep.spec.ts, so it can't use anything outside its body. `width` is the
 * window's. Finds sideways scrolling, boards of a wipe that aren't at the edge of a picture, elements that move when
 * laid out again, and axe violations.
 */
export async function pageProblems(width: number): Promise<readonly string[]> {
  const root = document.documentElement;
  const moment = () => new Promise((resolve) => setTimeout(resolve, 50));
  scrollTo({ top: 1, behavior: 'instant' });
  for (let waited = 0; !('hydrated' in root.dataset); waited += 50) {
    if (waited > 20_000) return ['React did not hydrate the page within 20 seconds'];
    await moment();
  }
  for (let y = 0; y < root.scrollHeight; y += innerHeight * 0.8) {
    scrollTo({ top: y, behavior: 'instant' });
    await moment();
  }
  const problems: string[] = [];
  for (const pane of document.querySelectorAll('.wipe-pane')) {
    pane.scrollIntoView({ block: 'center', behavior: 'instant' });
    await moment();
    const boards = [...pane.querySelectorAll('.wipe-board')].map((board) => {
      const { a, b, e, f } = new DOMMatrix(getComputedStyle(board).transform);
      return Math.round(e - (f * a) / b);
    });
    const edges = [...pane.querySelectorAll('[data-line].wipe-picture')].map((picture) =>
      Math.round(Number.parseFloat(getComputedStyle(picture).clipPath.split(',')[1] ?? '')),
    );
    for (const places of [boards, edges]) places.sort((one, other) => one - other);
    const isAligned = boards.every((board, index) => Math.abs(board - (edges[index] ?? NaN)) <= 1);
    if (boards.length !== edges.length || !isAligned)
      problems.push(`the boards of a wipe are at ${boards.join(', ')}, its edges at ${edges.join(', ')}`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await moment();
  if (innerWidth !== width) problems.push(`the window is ${innerWidth} px wide, not ${width}`);
  else if (root.scrollWidth > width)
    problems.push(`scrolls sideways at ${width} px: the page is ${root.scrollWidth} px wide`);

  // Firefox sometimes leaves elements where an earlier layout put them. Only left and right count, because heights in
  // WebKit vary by a few pixels.
  const elements = [...document.querySelectorAll('main *, footer *')];
  const places = () =>
    elements.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${Math.round(left)} to ${Math.round(right)}`;
    });
  const before = places();
  root.style.width = '300px';
  void root.offsetHeight;
  root.style.width = '';
  const after = places();
  const misplaced = elements.flatMap(({ tagName, textContent }, index) =>
    before[index] === after[index]
      ? []
      : [`${tagName} spans ${before[index]}, but ${after[index]} after a fresh layout: ${textContent?.slice(0, 40)}`],
  );
  problems.push(...misplaced.slice(0, 3));

  const { axe } = window as unknown as { readonly axe?: typeof axeCore };
  const { violations = [] } = (await axe?.run({ exclude: ['iframe'] }, { iframes: false })) ?? {};
  for (const { id, nodes } of violations)
    problems.push(`axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  return problems;
}
