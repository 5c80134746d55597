/** In its own file, so that pages can detect a shared estimate without loading the estimator. */
export const fragmentMark = 'estimate';

export function holdsEstimate(fragment: string): boolean {
  return fragment.startsWith(`#${fragmentMark}=`);
}
