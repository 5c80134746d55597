import { shrinkPicture, type SmallPicture } from './shrink-picture';
import { TimeLimitError, withTimeLimit } from './time-limit';

/** Several times what a large photo takes on a slow phone. */
const workerMs = 10_000;

export type Shrinker = ReturnType<typeof openShrinker>;

/**
 * Falls back to the main thread if workers are missing or the script fails to load. Rejects if the worker doesn't answer,
 * because the photo may be what stopped it.
 */
export function openShrinker() {
  let worker: Worker | null = null;
  let canUseWorker = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

  return {
    /** Wait for each picture before the next: a second call would take the first one's answer from the worker. */
    async shrink(file: Blob) {
      if (canUseWorker) {
        try {
          worker ??= new Worker(new URL('./photo-worker.ts', import.meta.url));
          return await withTimeLimit(askWorker(worker, file), workerMs);
        } catch (error) {
          worker?.terminate();
          worker = null;
          if (error instanceof TimeLimitError) throw error;
          canUseWorker = false;
        }
      }
      return shrinkPicture(file);
    },
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}

function askWorker(worker: Worker, file: Blob): Promise<SmallPicture | null> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SmallPicture | null>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('The photo worker failed.'));
    };
    worker.onmessageerror = () => reject(new Error('The photo worker’s answer could not be read.'));
    worker.postMessage(file);
  });
}
