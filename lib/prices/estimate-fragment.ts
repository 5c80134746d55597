/** In its own file, so that pages can detect a shared estimate without loading the estimator. */
export const fragmentKey = 'estimate';

export const hasEstimate = (fragment: string): boolean => fragment.startsWith(`#${fragmentKey}=`);
