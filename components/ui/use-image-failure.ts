import { useEffect, useRef, useState } from 'react';

/** Whether an image failed to load, even before hydration attached `onError`, and the props to give to that image. */
export function useImageFailure() {
  const ref = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  return [hasFailed, { ref, onError: () => setHasFailed(true) }] as const;
}
