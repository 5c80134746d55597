/** In its own file, so that pages can detect a shared estimate without loading the estimator. */
export const fragmentKey = 'estimate';

export function hasEstimate(fragment: string): boolean {
  return fragment.startsWith(`#${fragmentKey}=`);
}
