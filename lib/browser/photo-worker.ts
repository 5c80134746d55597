import { shrinkPicture } from './shrink-picture';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrinkPicture(data).then((small) => postMessage(small));
});
