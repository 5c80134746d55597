import { PhoneIcon } from '@/components/ui/phone-icon';
import { ButtonLink } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { ArrowLink } from '@/components/ui/arrow-link';
import { offered } from '@/content/offered';
import { notFound } from '@/content/pages/not-found';
import { findCopy, findPage } from '@/content/signs/page';

export function NotFoundTemplate() {
  return (
    <div className="space-usual wrap grid items-center gap-11 md:grid-cols-2">
      <div>
        <h1 className="text-page">{notFound.heading}</h1>
        <p className="mt-4 text-lead text-ink-2">{notFound.text}</p>
        <form action="/find/" role="search" data-own-script="" className="mt-6">
          <label htmlFor="q" className="font-bold">
            {findPage.name}
          </label>
          <div className="mt-1 flex">
            <input
              id="q"
              name="find"
              type="search"
              required
              placeholder={findCopy.field.placeholder}
              enterKeyHint="search"
              className="min-h-14 min-w-0 flex-1 rounded-sm border-fine border-rule-strong bg-white px-3 text-large text-ink"
            />
            <button type="submit" className="bg-ochre px-5 font-bold text-ink">
              {findCopy.field.find}
            </button>
          </div>
        </form>
        <ul className="mt-4 flex flex-wrap gap-x-7">
          {offered(notFound.links).map(({ label, href }) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
        <ButtonLink href={notFound.action.href} className="mt-6">
          <PhoneIcon /> {notFound.action.label}
        </ButtonLink>
      </div>
      <Drawing name={notFound.drawing} alt="" className="h-auto w-full" />
    </div>
  );
}
