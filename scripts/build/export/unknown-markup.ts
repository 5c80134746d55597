import type { MarkerName } from '@/scripts/build/export/framework-markers';

/** The page has markup that the export step does not know. Stops the build, so that a change in Next cannot go unnoticed. */
export class UnknownMarkup extends Error {
  constructor(page: string, marker: MarkerName, what: string) {
    super(
      `${page}: ${what} (marker "${marker}")\nscripts/build/export/framework-markers.ts knows the Next version it was written for. ` +
        'If Next was upgraded, look at what it writes now and teach that file before shipping.',
    );
    this.name = 'UnknownMarkup';
  }
}
