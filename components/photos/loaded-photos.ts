/*
 * What the photo field loads when it is first touched. One entry, so that the bundler makes one script of it and does not
 * repeat what its parts share.
 */
export { PhotoActions } from './photo-actions';
export { PhotoList } from './photo-list';
export { openAlbum } from '@/lib/browser/photo-album';
export { sendPhotos } from '@/lib/browser/send-photos';
