/** The makers' logos by `maker.key`, each as one SVG path. All are 72 high; the width is the path's. */
export const makerLogos: Readonly<Record<string, { readonly width: number; readonly outline: string }>> = {
  gaf: {
    width: 120,
    outline:
      'm42 33h-17l-1 0l0 1v2l0 1l1 1h4l1 0l0 1v3l0 1q-1 1-2 3q-1 1-3 2q-1 0-4 0q-3 0-5-1q-3-2-4-6q-1-3-1-7q0-4 2-7q1-4 3-5q3-2 6-2q3 0 5 1q2 1 3 3q2 1 2 3l1 1l1 0h3l0-1v-10l0-1h-3l-1 1l-1 1l0 1l-1 0q-2-2-4-3q-3-1-6-1q-4 0-7 2q-4 1-6 4q-3 2-4 6q-2 3-2 7q0 4 2 8q1 3 4 6q2 2 6 3q3 2 7 2q4 0 6-1q3-1 5-2q2-1 4-3q1-1 2-3l0-1l0-1v-4l1 0h3l1-1v-3l0-1l-1 0zm-3 15v3l1 1l1 0h13l1-1v-3l-1 0l0-1h-3l-1 0l0-1l2-4l1 0h12l1 0l1 1l1 3l0 1l-1 0h-3l-1 1v3l0 1l1 0h18l1 0l0-1v-3l-1-1h-4l-1 0l0-1l-12-30l0-1l-1 0h-5l-1 1l-13 31l-1 0h-4l0 1l-1 0zm15-12l5-11l1-1l0 1l4 11l1 1l-1 0h-9l-1 0l0-1zm31-15h4l1 0v26l-1 0h-4l0 1l-1 0v3l1 1h18l1-1v-3l-1 0l0-1h-4l-1 0l0-1v-9l0-1h2q2 0 4 2q1 1 1 3l0 1l1 0h2l1 0l0-1v-13l0-1l-1 0h-2l-1 0l0 1q0 2-1 3q-2 1-4 1h-2v-11l1 0h8q2 0 4 0q1 1 2 3q0 1 0 4l1 1h3l1 0l0-1v-11l0-1l-1 0h-32l-1 1v3l1 0l0 1z',
  },
  tamko: {
    width: 216,
    outline:
      'm9 48v3l1 1h17l1 0l1-1v-2l0-1l-1-1h-4l-1 0l0-1v-25l1-1h1q3 0 4 1q2 1 2 3q1 1 1 4l0 1l1 1h2l1 0l0-1v-12l0-1l-1 0h-32l-1 0l0 1v12l1 1h2l1-1q0-4 1-5q0-2 2-3q1-1 4-1h1l1 1v25l0 1l-1 0h-4l0 1l-1 0zm25 0v3l0 1l1 0h13l1 0l0-1v-3l-1-1h-3l-1 0l0-1l2-4l2 0h12l1 0l0 1l1 3l1 1l-1 0h-4l0 1l-1 0v3l1 1h18l1 0l0-1v-3l-1-1h-3l-1 0l-1-1l-12-30l0-1l-1 0h-4l-1 0l0 1l-14 31l-1 0h-3l-1 1zm15-12l4-11l1-1l0 1l5 11l0 1l-1 0h-9l-1 0l1-1zm32-15h3l1 0l-1 25l0 1l-1 0h-4l0 1v3l0 1l1 0h13l1 0l0-1v-3l-1-1h-3l-1 0l0-1l1-21l0-2l1 0l0 2q0 1 1 2l8 24l1 1l1 1h3l1-1l8-25q1-1 1-2l0-1l1-1l0 1l0 2q0 2 0 3l1 17l-1 1h-4l-1 1l0 1v2l0 1l1 0h16l1 0l0-1v-3l0-1h-4l-1 0l0-1l-1-24l0-1l1 0h3l1-1l0-1v-2l0-1l-1 0h-13l-1 0l0 1l-8 22l0 1l-1 1l0-1l0-2l-7-20l-1-1l0-1l-1 0h-14l-1 0l0 1v3l1 1zm51 27v3l1 1h17l1 0l0-1v-3l-1-1h-3l-1 0l0-1v-4l0-1l0-1l5-5l1 0l1 0l8 11l0 1l-1 0h-2l-1 1l-1 1v2l1 1h18l1-1v-3l-1 0l0-1h-3l-2 0l0-1l-12-15l-1-1l1-1l8-8l1 0l1 0h4l1-1l0-1v-2l0-1l-1 0h-15l-1 0l0 1v2l0 1l1 1h3l-13 13l-1 0l0-1v-11l0-1l1 0h3l1-1l0-1v-2l0-1l-1 0h-17l-1 1v3l1 0l0 1h4l1 0v25l0 1l-1 0h-4l0 1l-1 0zm44-14q0 4 1 7q1 4 4 6q2 3 6 4q3 2 8 2q4 0 7-2q4-1 6-4q3-2 4-6q1-3 1-7q0-4-1-7q-1-4-4-6q-2-3-6-4q-3-2-7-2q-5 0-8 2q-4 1-6 4q-3 2-4 6q-1 3-1 7zm9 0q0-3 0-6q1-2 2-4q1-2 3-3q2-1 5-1q2 0 4 1q2 1 3 3q1 2 2 4q0 3 0 6q0 3 0 6q-1 2-2 4q-1 2-3 3q-2 1-4 1q-3 0-5-1q-2-1-3-3q-1-2-2-4q0-3 0-6z',
  },
};
