/** What a page asks of the worker that has just been installed. */
export interface KeepPageRequest {
  /** The path of the page that is open. */
  readonly page: string;
  /** The addresses of the files that it has loaded. */
  readonly files: readonly string[];
}
