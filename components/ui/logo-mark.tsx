import { logoOutline } from './logo-outline';

/** The logo mark: a gable with an 8-in-12 pitch, over three clapboards. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={logoOutline} />
    </svg>
  );
}
