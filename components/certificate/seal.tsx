import { certificateText } from '@/content/certificate';
import { logoOutline } from '@/content/logo';

export function Seal() {
  return (
    <svg role="img" aria-label={certificateText.seal} viewBox="0 0 140 140" className="w-31 print:w-26">
      <path
        className="fill-copper"
        d="M139 70l-7.5 8.1 5.1 9.8-9.3 5.8 2.5 10.8-10.6 3.2-.4 11.1-11.1.4-3.2 10.6-10.8-2.5-5.8 9.3-9.8-5.1L70 139l-8.1-7.5-9.8 5.1-5.8-9.3-10.8 2.5-3.2-10.6-11.1-.4-.4-11.1-10.6-3.2 2.5-10.8-9.3-5.8 5.1-9.8L1 70l7.5-8.1-5.1-9.8 9.3-5.8-2.5-10.8 10.6-3.2.4-11.1 11.1-.4 3.2-10.6 10.8 2.5 5.8-9.3 9.8 5.1L70 1l8.1 7.5 9.8-5.1 5.8 9.3 10.8-2.5 3.2 10.6 11.1.4.4 11.1 10.6 3.2-2.5 10.8 9.3 5.8-5.1 9.8z"
      />
      <circle cx="70" cy="70" r="53" fill="none" strokeWidth="1.5" className="stroke-white" />
      <path transform="translate(40 38) scale(2.5)" className="fill-white" d={logoOutline} />
    </svg>
  );
}
