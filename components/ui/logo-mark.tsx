import { logoOutline } from '@/content/logo';

interface LogoMarkProps {
  readonly className?: string;
  /** The one in the header, which every page has. The others repeat it, like the phone icon. */
  readonly isOriginal?: boolean;
}

/** Part of the page, so that it can't fail to load. */
export function LogoMark({ className, isOriginal = false }: LogoMarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      {isOriginal ? <path id="logo-mark" d={logoOutline} /> : <use href="#logo-mark" />}
    </svg>
  );
}
