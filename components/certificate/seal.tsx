import { logoOutline } from '@/content/logo';

export function Seal({ label, className }: { readonly label: string; readonly className?: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 140 140" className={className}>
      <path
        className="fill-copper"
        d="M139 70l-7.500 8.100 5.100 9.800-9.300 5.800 2.500 10.800-10.600 3.200-.4 11.100-11.100.4-3.200 10.600-10.800-2.500-5.800 9.300-9.800-5.100L70 139l-8.100-7.500-9.800 5.100-5.800-9.300-10.800 2.500-3.200-10.600-11.100-.4-.4-11.100-10.600-3.200 2.500-10.800-9.300-5.800 5.100-9.800L1 70l7.500-8.100-5.100-9.800 9.300-5.800-2.500-10.800 10.600-3.200.4-11.100 11.100-.4 3.200-10.600 10.800 2.500 5.800-9.300 9.800 5.100L70 1l8.100 7.500 9.800-5.100 5.800 9.300 10.800-2.500 3.200 10.600 11.100.4.4 11.100 10.600 3.200-2.500 10.800 9.300 5.800-5.100 9.800z"
      />
      <circle cx="70" cy="70" r="53" fill="none" strokeWidth="1.5" className="stroke-white" />
      <path transform="translate(40 38) scale(2.5)" className="fill-white" d={logoOutline} />
    </svg>
  );
}
