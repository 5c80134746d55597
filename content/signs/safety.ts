import { collapse } from '@/content/promises';
import type { RichText } from '@/content/types';

const emergency = { label: '911', href: 'tel:911' } as const;
/** What comes before and after the number, which becomes a link. */
const [everyoneOut = '', thenUs = ''] = collapse.action.split(emergency.label);

/**
 * What to do first about a sign that can't wait. These lines agree with the emergency page: don't climb, don't open a
 * wet ceiling, stay away from a wet light.
 */
export const safetyLines = {
  collapse: [everyoneOut, emergency, thenUs],
  light: [
    'Don’t touch the light or its switch, and keep everyone out of the room. If it smells burnt or sparks, leave the house and call ',
    emergency,
    '.',
  ],
  ceiling:
    'Get everyone out of that room, pets too, and keep out. Don’t open the ceiling: it’s heavy when it’s wet, and comes down all at once.',
  roof: 'Stay off the roof.',
  ice: 'Stay off the roof and out from under the ice. Don’t chip it.',
  under: [
    'Keep everyone out of the rooms under it, and stay off the roof. A wire down or a smell of gas: leave, and call ',
    emergency,
    ' and the utility first.',
  ],
  glass: 'Put shoes on, and keep children and pets out of the room. Don’t pull at glass that’s still in the frame.',
} as const satisfies Readonly<Record<string, RichText>>;

export type SafetyLine = keyof typeof safetyLines;
