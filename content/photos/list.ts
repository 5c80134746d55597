import { company } from '@/content/company';
import type { AlbumNews, Refusal } from '@/lib/photos/album';
import { maxFileSize, maxPhotos } from '@/lib/photos/limits';

/** Each sentence starts with the name, which is `nameless` for a file without one. */
const refusals: Readonly<Record<Refusal, (name: string) => string>> = {
  empty: (name) => `${name} is empty. Choose another photo.`,
  drawing: (name) => `${name} is a drawing. Choose a photo instead.`,
  other: (name) => `${name} isn’t a picture. Choose a photo instead.`,
  unreadable: (name) => `${name} couldn’t be read. Try adding it again.`,
  tooLarge: (name) => `${name} is too large. Photos can be up to ${maxFileSize / 1_000_000} MB.`,
  tooMany: (name) => `${name} was left out. You can add up to ${maxPhotos} photos.`,
  noRoom: (name) => `${name} was left out. It would make the message too large to email.`,
};

function news(what: AlbumNews): string {
  if (what.kind === 'removed') return `${what.name} was removed.`;
  return what.count === 1 ? 'One photo was added.' : `${what.count} photos were added.`;
}

export const photoList = {
  label: 'Your photos',
  news,
  refusals,
  nameless: 'That file',
  caption: 'Caption',
  captionPlaceholder: 'What it shows (optional)',
  remove: 'Remove',
  original: 'This browser can’t open the photo, so it will be sent unchanged, with its location and time in it.',
  privacy: 'We shrink your photos and take out the location, camera and time.',
  onlyInMemory: 'This browser won’t let us save the photos. They’re here until you leave or reload the page.',
  share: `With photos, sending opens your device’s share sheet. Pick your email app there. Our address, ${company.email.address}, is at the top of the message.`,
  /** Where a form service takes messages, but no files. */
  byEmail: 'With photos, sending opens your email app.',
  canceled: 'Nothing was sent. Your message and photos are still here, so you can send again.',
} as const;
