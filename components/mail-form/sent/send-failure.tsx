import { company } from '@/content/company';

export function SendFailure({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="mt-3 border-l-5 border-door bg-linen px-3.5 py-2.5">
      <span>{`${text} `}</span>
      <a href={company.phone.href} className="font-bold whitespace-nowrap underline underline-offset-4">
        {company.phone.display}
      </a>
    </p>
  );
}
