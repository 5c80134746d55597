/** The copy of the photo field. It is in the HTML of the page; the copy for its scripts is in list.ts. */
export const photoField = {
  label: 'Photos',
  choose: 'Choose photos',
  take: 'Take a photo',
  drop: 'or drop them here',
  hint: 'Up to 8 photos of at most 25 MB each, and 10 MB in all after we make them smaller. They stay on this device until you send them.',
  failed: 'The part of this page that takes photos did not load. Please attach your photos in your email program.',
  withoutScripts: 'To show us the damage, attach photos to the message in your email program before you send it.',
} as const;
