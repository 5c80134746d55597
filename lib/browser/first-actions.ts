/** The first of these starts hydration and layout. `mousemove` isn't in the list: browsers fire it after every layout. */
export const firstActions = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;
