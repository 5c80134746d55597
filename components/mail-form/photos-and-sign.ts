/*
 * One script of 9.1 kB (gzip), loaded when the visitor reaches the photo field or comes with a sign from /find, which
 * asks for photos.
 */
export { openAlbum } from '@/lib/browser/photo-album';
export { PhotoList } from './photos/photo-list';
export { changeSign } from './sign/change-sign';
export { MailPreview } from './sign/mail-preview';
export { PhotoSlots } from './sign/photo-slots';
export { SignPanel } from './sign/sign-panel';
