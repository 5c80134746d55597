/** The first of these starts hydration and layout. Not `mousemove`, because browsers fire it after every layout. */
export const firstActions = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;
