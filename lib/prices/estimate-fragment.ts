/** What the fragment of a shared estimate begins with. In a file of its own, so that a page can look for it cheaply. */
export const fragmentMark = 'estimate';

/** Whether a URL fragment claims to hold an estimate. */
export function holdsEstimate(fragment: string): boolean {
  return fragment.startsWith(`#${fragmentMark}=`);
}
