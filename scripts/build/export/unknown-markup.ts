import type { MarkerName } from '@/scripts/build/export/framework-markers';

/** A page that is not written as the export step knows it. It stops the build: an upgrade of Next must not pass by unseen. */
export class UnknownMarkup extends Error {
  constructor(page: string, marker: MarkerName, what: string) {
    super(
      `${page}: ${what} (marker "${marker}")\nscripts/build/export/framework-markers.ts knows the Next version it was written for. ` +
        'If Next was upgraded, look at what it writes now and teach that file before shipping.',
    );
    this.name = 'UnknownMarkup';
  }
}
