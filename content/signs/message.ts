import { callLink, onCallHours } from '@/content/company';
import type { Place } from './types';

export const signQuestions: Readonly<Record<Place, readonly string[]>> = {
  ceiling: ['Which room', 'When it started', 'Does it change with rain or thaw'],
  roof: ['Which side of the house', 'When it started', 'Age of the roof, if you know'],
  edges: ['Which side of the house', 'When it started', 'In every rain, or only in heavy rain'],
  walls: ['Which side of the house', 'When it started', 'What the wall is covered with'],
  openings: ['Which window or door', 'When it started', 'Age of the house, if you know'],
  ground: ['Which side of the house', 'When it started', 'How far from the nearest downspout'],
};

export const signMessage = {
  line: 'I see',
  heading: 'What you see',
  other: 'Not this? Choose another',
  remove: 'Leave it out',
  urgent: `This can’t wait for an email. Call us first, ${onCallHours}.`,
  call: callLink,
  photos: {
    heading: 'Photos that help',
    optional: 'All optional',
    hint: 'From the ground or indoors, never from a ladder outside. They stay on this device until you send them.',
    take: 'Take a photo',
    choose: 'Choose one',
    replace: 'Replace',
    remove: 'Remove',
    caption: 'Caption',
    more: 'Something else worth a photo? Add it here.',
  },
  preview: {
    heading: 'What we’ll get',
    text: 'Text',
    photos: 'Photos',
    none: 'None yet. You can send it without any.',
    worse: 'If it gets worse, don’t write. Call.',
  },
} as const;
