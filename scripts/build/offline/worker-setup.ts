/** What the build writes into the service worker. */
export interface WorkerSetup {
  /** The files that are kept ready from the first visit. A file without a hash in its name has a revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** The addresses of the public pages, which are cached when they are visited. Pages of the staff and the owner are not among them. */
  readonly pages: readonly string[];
  /** The address of the offline page, which is among `files`. */
  readonly offlinePage: string;
  /** The text before the age of a cached page. */
  readonly ageText: string;
  /** Seconds that a page from the cache waits for the network. */
  readonly patience: number;
  /** Seconds that a page waits for the network if there is no copy of it. */
  readonly longPatience: number;
}
