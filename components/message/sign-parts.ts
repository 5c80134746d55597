/* All exports are in one file, so that the form loads them as one script. */
export { changeSign } from './change-sign';
export { MailPreview } from './mail-preview';
export { SignPanel } from './sign-panel';
export { PhotoSlots } from '@/components/photos/photo-slots';
