/** What counts as the visitor's own act. A move of the mouse does not: browsers report one after each layout. */
export const firstActions = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;
