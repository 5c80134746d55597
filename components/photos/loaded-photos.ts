/* In one file, so that the form loads them as one script. */
export { PhotoActions } from './photo-actions';
export { PhotoList } from './photo-list';
export { openAlbum } from '@/lib/browser/photo-album';
export { sendPhotos } from '@/lib/browser/send-photos';
