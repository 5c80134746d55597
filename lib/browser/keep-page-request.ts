/** Asks a newly installed service worker to cache the page that is already open. */
export interface KeepPageRequest {
  readonly page: string;
  readonly files: readonly string[];
}
