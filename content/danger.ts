import { company } from './company';
import type { RichText, TextLink } from './rich-text';
import { capitalized } from '@/lib/text/capitalized';

/*
 * What to do in danger. Pages and signs take every such sentence from here, so that none advises something else: a wire
 * on the lawn needs the opposite of gas in the kitchen. The advice is the utilities' and the fire service's; have yours
 * read it (`dangerAdviceReadBy` in company.ts) before you change a word.
 */

const emergencyNumber = { label: '911', href: 'tel:911' } as const satisfies TextLink;

/** The text with its emergency number as a link. */
function linked(text: string): readonly (string | TextLink)[] {
  const [first = '', ...others] = text.split(emergencyNumber.label);
  return [first, ...others.flatMap((after) => [emergencyNumber, after])];
}

const leave = 'leave on foot, touch no switch, and call 911 from outside.';
const stay = 'stay inside, away from anything they touch, and call 911 and the utility.';
const outdoors = 'Outdoors, stay at least 35 feet away.';
const treeCompany = company.ownerFacts.treeCompany ? `, such as ${company.ownerFacts.treeCompany},` : '';

/** For fields without links. */
export const collapse = {
  signs: 'A sagging ridge, cracking sounds, or doors that suddenly stick can mean the roof is about to come down.',
  action: 'Get everyone out of the house and call 911. Then call us.',
  underSnow: 'Stay off it and call us. If it sags under snow, get everyone out of the house and call 911.',
} as const;

export const limb = {
  heavy: `A tree or a heavy limb takes a tree company${treeCompany} with a crane.`,
  short: `We lift small limbs off in sections. A tree or a heavy limb takes a tree company${treeCompany} with a crane, and we tarp around it.`,
} as const;

export const danger = {
  gas: linked(capitalized(leave)),
  wires: linked(
    `${capitalized(stay)} Go out only if there’s smoke or fire, by the side away from the wires. ${outdoors}`,
  ),
  gasOrWires: linked(`If you smell gas, ${leave} If wires are down, ${stay} ${outdoors}`),
  /** The few words that fit over the house on /find. */
  first: linked(
    'A roof that cracks: everyone out. Gas: out on foot, touch no switch. Wires down: stay in, away from them. Then call 911.',
  ),
  collapse: linked(collapse.action),
  collapsing: linked(`${collapse.signs} ${collapse.action}`),
  stuckDoor: linked('If it suddenly sticks with snow on the roof, get everyone out of the house and call 911.'),
  under: linked(
    `Keep everyone out of the rooms under it, and stay off the roof. If you smell gas, ${leave} If wires are down, ${stay} ${outdoors}`,
  ),
  light: linked(
    'Don’t touch the light or its switch, and keep everyone out of the room. If it smells burnt or sparks, leave the house and call 911.',
  ),
  breaker:
    'Switch off the breaker for the wet lights or outlets, but only if the panel and the floor under it are dry.',
  panel: 'If water is near an outlet or the panel, stay out and call the electric company.',
  ceiling:
    'Get everyone out of that room, pets too, and keep out. Don’t open the ceiling: it’s heavy when it’s wet, and comes down all at once.',
  bulge: 'If a ceiling starts to bulge, get everyone out of the room and don’t open the ceiling.',
  roof: 'Stay off the roof.',
  ice: 'Stay off the roof and out from under the ice. Don’t chip it.',
  glass: 'Put shoes on, and keep children and pets out of the room. Don’t pull at glass that’s still in the frame.',
  fumes:
    'Don’t use the fireplace, or a furnace or water heater that vents there: the fumes can back up into the house.',
  cutting: 'Don’t cut it: it’s holding weight that can shift.',
  limb: `${limb.short} Insurance often pays to get it off the house.`,
  attic: 'Look from the hatch. Don’t step between the joists.',
  pan: 'If you can reach it from the hatch, a pan under the drip saves the ceiling below.',
  recessedLights:
    'Old ones get a fire-rated cover with air around it, or an electrician swaps them for airtight, insulation-rated ones',
} as const satisfies Readonly<Record<string, RichText>>;

export type Danger = keyof typeof danger;
