import { listOf } from '@/lib/text/list-of';

/** Colors of materials in drawings, from dark to light. They don't follow the company's colors. */
export const naturalColors = {
  asphaltAndSlate: listOf(`
    #1b2123, #1b2325, #22303a, #2c3639, #2f373a, #3a3733, #333a3c, #333f43, #2f4a45, #3b484c, #3f4a4c,
    #3f4b4e, #464e50, #55514a, #4c585c, #4f5b5d, #54615f, #566365, #566466, #5d6460, #5d6668, #5b686b,
    #5c6a66, #63716f, #5f7a73, #646c7a, #6b7680, #78828a
  `),
  wood: listOf(`
    #8a5a2e, #8a7350, #a07c4c, #b88a55, #c79a63, #c9a673, #cfa972, #e5b084, #d9c48c, #d9c68f, #e6d2aa,
    #f1e3bd
  `),
  copper: ['#5a3520', '#6f432a', '#a06a48', '#d48a55', '#6d9884', '#88b09b', '#a4c4b0'],
  heat: ['#d4512f'],
  brickAndRust: ['#3b2a22', '#3e3028', '#7d3a2c', '#8a4a22', '#8e4a1f', '#9b4a38', '#786354'],
  stone: listOf(`
    #65584d, #6b6255, #6f6155, #7b6c5e, #77736a, #8a8578, #8f8a80, #8e8c82, #968e7d,
    #97928a
  `),
  metal: listOf(`
    #69776f, #74756a, #8b8d83, #8d8f87, #9a9c90, #9a9c95, #a9aba3, #a9ada6, #b9bdb6, #bcc1b6, #c3c4bc, #c9cdca
  `),
  glassAndWater: listOf('#3f6b7d, #4f6f7d, #5d7480, #7b95a0, #8a9ea7, #8ba3ad, #8fa6b0, #8fb0bd, #a9bcc4, #c3d6da'),
  leaves: listOf(`
    #4d6a3c, #6b7a52, #6f8a4f, #6f8a78, #7d8a58, #7d8a5c, #7d8a68, #8fa394, #a3b39d, #a9b58d, #a9b993, #bccab4
  `),
  whitePaint: listOf(`
    #cfd3c9, #d5d8cd, #dcdfdb, #dfe0d6, #e2e5e2, #dfe6e6, #e3e7dc, #e6e8e2, #efe9da, #e6eef0, #eeeee8, #eef0e8
  `),
};
