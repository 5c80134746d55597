/* In one file, so that the form loads them as one script. */
export { MailPreview } from './mail-preview';
export { putSign } from './put-sign';
export { SignPanel } from './sign-panel';
export { PhotoSlots } from '@/components/photos/photo-slots';
