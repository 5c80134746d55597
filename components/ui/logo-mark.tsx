import { logoOutline } from '@/content/logo';

/** Part of the page, so that it can't fail to load. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={logoOutline} />
    </svg>
  );
}
