/** Everything the site stores. /privacy prints `purpose` and `keptUntil`, so they're written for visitors. */
interface StoredKey {
  /** `session` ends with the tab; the others stay on the device. `database` is IndexedDB. */
  readonly storage: 'local' | 'session' | 'cache' | 'database';
  readonly purpose: string;
  readonly keptUntil: string;
  readonly clearedBySignOut?: true;
  /** The page that stores it, if a company can leave the page out. */
  readonly page?: '/crm' | '/google-setup';
}

export const storedKeys = {
  'contact-draft': {
    storage: 'session',
    purpose:
      'What you’ve typed into the contact form and not sent: name, email, phone, message and the problem you picked. It survives a reload.',
    keptUntil: 'until you send the message, empty the form or close the tab',
  },
  'contact-message': {
    storage: 'session',
    purpose: 'The last contact message you prepared, in case it didn’t reach us.',
    keptUntil: 'until you dismiss it, prepare another or close the tab',
  },
  'booking-draft': {
    storage: 'session',
    purpose:
      'What you’ve chosen and typed in the booking form and not sent: day, time, service, name, email, phone, address, message and the problem you picked. It survives a reload.',
    keptUntil: 'until you send the booking, empty the form or close the tab',
  },
  'booking-message': {
    storage: 'session',
    purpose: 'The last booking request you prepared, with its calendar file, in case it didn’t reach us.',
    keptUntil: 'until you dismiss it, prepare another or close the tab',
  },
  'contact-photos': {
    storage: 'database',
    purpose:
      'The photos and captions that you add to a contact message. Each photo is shrunk first, and has two records whose names start with this one.',
    keptUntil:
      'until you remove them, dismiss or replace the message that they belong to, or come back after more than a day',
  },
  'booking-photos': {
    storage: 'database',
    purpose: 'The same for the photos and captions that you add to a booking.',
    keptUntil:
      'until you remove them, dismiss or replace the booking that they belong to, or come back after more than a day',
  },
  'photos-kept': {
    storage: 'local',
    purpose: 'A note that there are such photos, so that the forms look for them.',
    keptUntil: 'as long as there are any',
  },
  'price-estimate': {
    storage: 'session',
    purpose: 'What you’ve chosen and typed in the price guide. It survives a reload.',
    keptUntil: 'until you press “Start over” there or close the tab',
  },
  isLoggedIn: {
    storage: 'local',
    purpose:
      'Staff only: a note that somebody has signed in to the sample CRM on this device. If the browser won’t store it, the tab remembers it until you close it.',
    keptUntil: 'until you sign out',
    clearedBySignOut: true,
    page: '/crm',
  },
  username: {
    storage: 'local',
    purpose: 'Staff only: the name you signed in with.',
    keptUntil: 'until you sign out',
    clearedBySignOut: true,
    page: '/crm',
  },
  setupGuideDone: {
    storage: 'local',
    purpose: 'Which tasks of the owner’s Google setup guide are checked off.',
    keptUntil: 'until you clear this website’s data in your browser',
    page: '/google-setup',
  },
  'kept-ready': {
    storage: 'cache',
    purpose:
      'The home, contact, signs of damage, emergency, storm damage and insurance pages with their fonts, drawings and contact form, and a page for when you’re offline. Fetched during your first visit, unless your browser is set to save data.',
    keptUntil: 'until the website is updated, which replaces it, or you clear this website’s data in your browser',
  },
  'visited-pages': {
    storage: 'cache',
    purpose:
      'The last 30 public pages you opened, or whose link you pointed at, and when, so that you can read them again while you’re offline.',
    keptUntil: 'for 30 days, and deleted at your next visit after that',
  },
  'page-files': {
    storage: 'cache',
    purpose: 'The scripts and fonts of those pages, at most 120 files.',
    keptUntil: 'for 60 days after their last use, and deleted at your next visit after that',
  },
  'seen-pictures': {
    storage: 'cache',
    purpose: 'The last 60 pictures you saw on this website.',
    keptUntil: 'for 30 days after you last saw them, and deleted at your next visit after that',
  },
  'workbox-expiration': {
    storage: 'database',
    purpose: 'When each of those pages, files and pictures was last used, so that the old ones are deleted.',
    keptUntil: 'as long as the file itself',
  },
} as const satisfies Readonly<Record<string, StoredKey>>;

type KeyIn<Kind extends StoredKey['storage']> = {
  [Key in keyof typeof storedKeys]: (typeof storedKeys)[Key]['storage'] extends Kind ? Key : never;
}[keyof typeof storedKeys];

export type LocalKey = KeyIn<'local'>;
export type SessionKey = KeyIn<'session'>;
export type AlbumKey = Extract<KeyIn<'database'>, `${string}-photos`>;
export type CacheName = KeyIn<'cache'>;
