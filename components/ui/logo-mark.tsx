import { logoOutline } from '@/components/ui/logo-outline';

/** The gable over three clapboards. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={logoOutline} />
    </svg>
  );
}
