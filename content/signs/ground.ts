import { danger } from '@/content/danger';
import { prices } from '@/content/prices';
import type { SignRecord } from './types';

const { gutters } = prices;

export const groundSigns = [
  {
    id: 'puddle-at-the-foundation',
    urgency: 'week',
    drawing: 'find-puddle',
    name: 'Puddles along the foundation after rain',
    causes: ['A gutter spills, a downspout ends too close, or the ground slopes toward the house.'],
    until: ['Look up while it’s raining. What’s above the puddle?'],
    price: gutters.downspouts,
    page: '/services/gutters/downspouts',
  },
  {
    id: 'damp-basement',
    urgency: 'week',
    drawing: 'find-basement',
    name: 'Damp basement wall at one corner',
    notice: 'Or water on the floor after rain.',
    causes: ['A downspout that ends at the wall, or a crushed drain.'],
    until: [danger.panel],
    price: gutters.downspouts,
    page: '/services/gutters/downspouts',
    keywords: 'flood',
  },
  {
    id: 'downspout-off',
    urgency: 'week',
    drawing: 'find-spout-off',
    name: 'A downspout that came off',
    notice: 'Or one that ends at the wall.',
    causes: ['A strap is missing. The wind did the rest.'],
    until: ['If you can reach it from the ground, slide it back on.'],
    price: gutters.repair,
    page: '/services/gutters/repair',
  },
  {
    id: 'ice-on-the-walk',
    urgency: 'plan',
    drawing: 'find-walk-ice',
    name: 'Ice on the walk below a downspout',
    notice: 'Or mulch washed into the lawn.',
    causes: ['A downspout or a leaking gutter corner empties there.'],
    until: ['Sand or salt the walk.'],
    price: gutters.downspouts,
    page: '/services/gutters/downspouts',
    keywords: 'slip steps driveway',
  },
] as const satisfies readonly SignRecord[];
