import { readdirSync, readFileSync } from 'node:fs';
import { allPages } from '@/content/all-pages';
import { danger } from '@/content/danger';
import { prices } from '@/content/prices';
import { servicePages } from '@/content/service-pages';
import type { ServicePage } from '@/content/page';
import { searcher, termsOf } from '@/lib/find/search';
import { shots } from './shots';
import { signs } from './signs';
import { places, urgencies } from './types';
import { plainText } from '@/testing/all-text';

const urgent = signs.filter((sign) => sign.urgency === 'call');
const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) < index);

test('no two signs share an anchor, a name or a drawing', () => {
  for (const key of ['id', 'name', 'drawing'] as const) expect(repeated(signs.map((sign) => sign[key]))).toEqual([]);
});

test('signs are grouped by place, most urgent first', () => {
  const order = (list: readonly { readonly id: string }[], id: string) => list.findIndex((one) => one.id === id);
  const ranks = signs.map(({ place, urgency }) => 10 * order(places, place) + order(urgencies, urgency));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});

test('no sign’s anchor is used for anything else on the page', () => {
  const others = [...places.map(({ id }) => id), 'find', 'found', 'names', 'main', 'q', 'n', 'offline'];
  expect(signs.filter(({ id }) => others.includes(id)).map(({ id }) => id)).toEqual([]);
});

describe('an urgent sign', () => {
  it.each(urgent.map((sign) => [sign.name, sign] as const))(
    '%s: says what keeps people safe, and to call',
    (_, sign) => {
      const steps = [danger[sign.safety], ...sign.until].map(plainText);
      expect(plainText(danger[sign.safety]).length).toBeGreaterThan(15);
      expect(steps.join(' ')).toMatch(/[Cc]all (?:us|911)/);
    },
  );

  const stepsOf = (id: string) => {
    const sign = urgent.find((one) => one.id === id);
    return sign ? [danger[sign.safety], ...sign.until].map(plainText) : [];
  };

  it('gets everyone out of a house whose roof sags or cracks, and has them call 911 first', () => {
    expect(stepsOf('sagging-ridge')[0]).toMatch(/^Get everyone out of the house and call 911\./);
  });

  it('keeps everyone out of the room under a bulging ceiling, and leaves the ceiling closed', () => {
    expect(stepsOf('bulging-ceiling')[0]).toMatch(/^Get everyone out of that room.*Don’t open the ceiling/);
    for (const { until } of signs)
      expect(until.map(plainText).join(' ')).not.toMatch(/poke|small hole|let the water out/i);
  });

  it('says to switch off the breaker for water at a light, but only if that’s safe', () => {
    expect(stepsOf('water-at-a-lamp').join(' ')).toMatch(
      /Switch off the breaker.*only if the panel and the floor under it are dry/,
    );
  });

  it('sends no one onto a roof or a ladder', () => {
    for (const { id, until } of signs)
      expect([id, until.map(plainText).join(' ')]).toEqual([
        id,
        expect.not.stringMatching(/\b(?:climb (?:up|on)|get on the roof|use a ladder)/i),
      ]);
    for (const id of ['water-running-in', 'ice-dam', 'limb-on-the-house', 'roof-blown-off'])
      expect(stepsOf(id).join(' ')).toContain('tay off the roof');
  });
});

describe('repair pages', () => {
  const reached = new Set<string>(signs.map(({ page }) => page));
  const priced = Object.values(prices).flatMap((jobs) =>
    Object.values(jobs).flatMap((job) => ('unit' in job && job.unit === 'repair' ? [job.page] : [])),
  );
  const repairPages = Object.values(servicePages).flatMap(({ path, storyline, sections }) =>
    storyline === 'repair' || storyline === 'emergency' || sections.some(({ kind }) => kind === 'repairs')
      ? [path]
      : [],
  );
  it.each([...new Set<string>([...priced, ...repairPages])])('%s has a sign that leads to it', (path) => {
    expect(reached).toContain(path);
  });
});

test('a sign costs a new roof only if the page on replacement says to plan one', () => {
  const { sections }: ServicePage = servicePages['/services/roofing/replacement'];
  const planned = sections.flatMap((section) =>
    section.kind === 'warning-signs' ? section.groups.filter(({ when }) => when === 'Plan a new roof') : [],
  );
  const drawings = new Set<string>(planned.flatMap((group) => group.signs.map(({ drawing }) => drawing)));
  const priced = signs.filter(({ price }) => 'unit' in price && price.unit === 'square');
  expect(priced.length).toBeGreaterThan(0);
  expect(priced.filter(({ drawing }) => !drawings.has(drawing)).map(({ id }) => id)).toEqual([]);
});

test('every page that a sign leads to is public', () => {
  const publicPaths = new Set(allPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path));
  expect(signs.filter(({ page }) => !publicPaths.has(page))).toEqual([]);
});

test('no photo is taken from a ladder or a roof', () => {
  for (const { from, caption } of Object.values(shots)) expect(`${from} ${caption}`).not.toMatch(/ladder|on the roof/i);
});

test('each photo that a sign asks for has a drawing of its own', () => {
  for (const { id, shots: asked } of signs)
    expect([id, new Set(asked.map((shot) => shots[shot].view)).size]).toEqual([id, asked.length]);
});

describe('a search in plain words finds the right sign', () => {
  const find = searcher(
    signs.map(({ id: own, name, keywords = '', notice = '', causes, price, place: id }) => ({
      name: `${name} ${keywords} ${own}`,
      more: [notice, ...causes, price.job, places.find((place) => place.id === id)?.name].join(' '),
    })),
  );
  const firstFor = (search: string) => {
    const matches = find(termsOf(search)).map((place) => signs[place]);
    const byUrgency = urgencies.flatMap(({ id }) => matches.filter((sign) => sign?.urgency === id));
    return byUrgency.slice(0, 4).map((sign) => sign?.id);
  };

  it.each(signs.map(({ id, name }) => [id, name] as const))(
    '%s is found by each word of it, and of “%s”',
    (id, name) => {
      const position = signs.findIndex((sign) => sign.id === id);
      const terms = new Set([id, name].flatMap(termsOf));
      const missed = [[...terms], ...[...terms].map((term) => [term])].filter(
        (search) => !find(search).includes(position),
      );
      expect(missed).toEqual([]);
    },
  );

  it.each([
    'overflow',
    'gutter overflow',
    'gutters overflowing',
    'overflowing gutter',
    'overflow corner',
    'the gutters overflow at one corner',
  ])('%s: gutter-overflow', (search) => {
    expect(firstFor(search)).toContain('gutter-overflow');
  });

  it.each([
    ['theres a yellow stain on my bedroom ceiling', 'brown-ring'],
    ['water is dripping from the light', 'water-at-a-lamp'],
    ['ceiling is sagging with water', 'bulging-ceiling'],
    ['tree fell on roof', 'limb-on-the-house'],
    ['shingles in the yard after the storm', 'missing-shingles'],
    ['gutter falling off', 'gutter-pulled-away'],
    ['siding came loose in the wind', 'loose-siding'],
    ['rotten window sill', 'rotted-sill'],
    ['windows are foggy', 'fog-between-panes'],
    ['basement gets wet when it rains', 'damp-basement'],
    ['big icicles and leaking inside', 'ice-dam'],
    ['squirels in the soffit', 'animals-at-the-edge'],
  ])('%s', (search, id) => {
    expect(firstFor(search)).toContain(id);
  });

  /* Written by someone who hadn't read the list, as callers would put it. */
  it.each([
    ['there’s a yellowish spot over the bathtub that gets bigger after storms', 'brown-ring'],
    ['paint is bubbling up where the wall meets the ceiling in my bedroom', 'peeling-paint'],
    ['I’m finding black sand at the bottom of my gutter pipe', 'grit-at-the-downspout'],
    ['gutter on the front of the garage is hanging off', 'gutter-pulled-away'],
    ['the glass looks cloudy and I can’t wipe it off', 'fog-between-panes'],
    ['plastic siding came loose and bangs when it’s windy', 'loose-siding'],
    ['my front door won’t shut right anymore, have to slam it', 'door-you-shoulder'],
    ['a big limb came down on the house last night', 'limb-on-the-house'],
    ['there’s green fuzzy stuff growing up on the back of the roof', 'moss'],
    ['I can push my finger into the wood under the window', 'rotted-sill'],
    ['it pours over the side of the gutter like a waterfall whenever it rains', 'gutter-overflow'],
    ['cellar floor is wet along one wall every time we get a downpour', 'damp-basement'],
    ['my heating bills are crazy and upstairs is freezing', 'joists-you-see'],
    ['giant icicles hanging all along the front', 'icicles-dry-inside'],
    ['bricks on the chimney are falling apart, little pieces land in the yard', 'chimney-shifted'],
    ['squirrels are getting into the attic somewhere by the eaves', 'animals-at-the-edge'],
    ['a few squares of the roof ended up on the lawn after the wind', 'missing-shingles'],
    ['window won’t stay up, it slams down on its own', 'sash-sticks'],
    ['I can see daylight up in the attic', 'daylight-in-the-attic'],
    ['the roof looks wavy like it dips in the middle', 'sagging-ridge'],
    ['wet spot around the skylight when it snows', 'skylight-leak'],
    ['the living room curtains move when the windows are closed', 'draft'],
    ['woodpecker made holes in the side of our house', 'holes-in-the-siding'],
    ['paint keeps coming off the shady side of the house in sheets', 'peeling-paint'],
    ['downspout fell off', 'downspout-off'],
    ['water comes in under the patio slider when it rains hard', 'daylight-under-the-door'],
    ['moldy smell up in the attic and black spots on the wood', 'musty-attic'],
    ['hail dented everything and my neighbor is getting a new roof', 'hail-dents'],
    ['I got a puddle by the foundation that never goes away', 'puddle-at-the-foundation'],
    ['ceiling is drooping and looks like it’s holding water', 'bulging-ceiling'],
    ['there’s a brown ring on the bedroom ceiling and it gets bigger when it rains', 'brown-ring'],
    ['shingles in the yard after last night’s wind', 'missing-shingles'],
    ['water pours over the front of the gutter in a downpour', 'gutter-overflow'],
    ['paint keeps peeling on the south side of the house', 'peeling-paint'],
    ['fog between the panes of my picture window', 'fog-between-panes'],
    ['ice hanging off the eaves and water coming in by the window in february', 'ice-dam'],
    ['I can push a screwdriver into the corner of the window sill', 'rotted-sill'],
    ['squirrels got in where the soffit board fell down', 'animals-at-the-edge'],
    ['front door sticks and I can see daylight under it', 'daylight-under-the-door'],
    ['brick chimney has a white crust and bits on the ground', 'chimney-shifted'],
    ['basement is wet next to where the downspout ends', 'damp-basement'],
    ['gap between the gutter and the house and water runs down behind it', 'gutter-pulled-away'],
    ['piece of siding flapping in the wind', 'loose-siding'],
    ['siding is wavy and buckled on the sunny side', 'warped-vinyl'],
    ['boards by the edge of the roof are soft, I can push my finger in', 'soft-fascia'],
    ['floor is wet by the sliding door', 'daylight-under-the-door'],
  ])('from a stranger: %s', (search, id) => {
    expect(firstFor(search)).toContain(id);
  });

  /* Questions homeowners ask in public forums, shortened. */
  it.each([
    ['water is coming in at the bottom of the window and wets the floor when it rains', 'rotted-sill'],
    ['water pools on our wooden sills and the frames are rotten with black mold', 'rotted-sill'],
    ['chilly drafts are seeping in around the door to the garage', 'draft'],
    ['water is pouring out of a can light in the kitchen', 'water-at-a-lamp'],
    ['a stain near my front door got larger and the whole wall below it is wet', 'damp-after-wind'],
    ['heavy rain and water comes up between the basement floor and the wall', 'damp-basement'],
    ['at night there is scratching in the walls and the ceiling', 'animals-at-the-edge'],
    ['the windows rattle and moan when it gets windy', 'draft'],
    ['two old windows over the sink are difficult to open and close', 'sash-sticks'],
    ['there is nearly an inch of granules in the gutter', 'grit-at-the-downspout'],
    ['roof leaking', 'water-running-in'],
    ['a piece of siding is missing', 'loose-siding'],
    ['gutters full of leaves', 'gutter-overflow'],
    ['front steps ice over every winter', 'ice-on-the-walk'],
    ['wind comes in under the back door', 'daylight-under-the-door'],
  ])('as homeowners ask: %s', (search, id) => {
    expect(firstFor(search)).toContain(id);
  });
});

test('no service page repeats the name of a sign as a string', () => {
  const files = readdirSync('content/services', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(20);
  const repeatedIn = (file: string) => {
    const source = readFileSync(`content/services/${file}`, 'utf8');
    return signs.filter(({ name }) => source.includes(`'${name}'`)).map(({ id }) => `${file}: ${id}`);
  };
  expect(files.flatMap(repeatedIn)).toEqual([]);
});
