import { company } from '@/content/company';

/** Why a file was not added. Each is the end of a sentence that begins with the file’s name. */
export const refusals = {
  empty: 'is empty',
  drawing: 'is an SVG drawing, and we take photos only',
  other: 'is not a picture',
  unreadable: 'could not be read',
  tooLarge: 'is larger than 25 MB',
  tooMany: 'would be one more than 8 photos',
  noRoom: 'would take the photos above 10 MB in all',
} as const;

/** The copy of the photos that a visitor adds to a message. It is loaded when the photo field is first touched. */
export const photoList = {
  label: 'Your photos',
  caption: 'Caption',
  captionPlaceholder: 'What it shows (optional)',
  remove: 'Remove',
  original: 'This browser cannot open it, so it goes along as it is, with the place and time stored in it.',
  privacy: 'Made smaller, and the place, camera and time stored in them are taken out.',
  onlyInMemory: 'This browser does not let us keep the photos. They are here until you leave or reload the page.',
  share: `With photos, sending opens your device’s share sheet instead of your email program. Choose your email app there, and send it to ${company.email.address}.`,
  calledOff: 'Nothing was sent. Your message and photos are still here, so you can send again.',
} as const;
