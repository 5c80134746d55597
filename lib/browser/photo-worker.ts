import { shrinkPicture } from './shrink-picture';

/* The worker of shrink-in-worker.ts: gets a file, answers with the smaller picture, or null. */

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrinkPicture(data).then((small) => postMessage(small));
});
