import { useId } from 'react';
import type { SignBrief } from '@/content/signs/briefs';
import { signField as copy } from '@/content/signs/field';
import { places } from '@/content/signs/types';

/** Stores the sign in the draft. Disabled, so that browsers don't send it as an empty field without scripts. */
export function SignField() {
  return <input name={copy.name} defaultValue="" hidden disabled />;
}

/** Without scripts, a list of signs to choose from. With scripts, hidden: it stores the sign in the draft. */
export function SignListField({ signs }: { readonly signs: readonly SignBrief[] }) {
  const id = useId();
  return (
    <div className="hidden noscript:block">
      <label htmlFor={id} className="mb-1 block leading-snug font-bold sm:mb-1.5">
        <span>{copy.label}</span>
        <span className="font-normal text-ink-2"> (optional)</span>
      </label>
      <select
        id={id}
        name={copy.name}
        aria-describedby={`${id}-hint`}
        className="w-full border-fine bg-white px-3 py-3"
      >
        <option value="">{copy.none}</option>
        {/* The signs are a prop, because importing them would add 10 kB to the form's script. */}
        {places
          .map((place) => ({ ...place, signs: signs.filter((sign) => sign.place === place.id) }))
          .filter((place) => place.signs.length > 0)
          .map((place) => (
            <optgroup key={place.id} label={place.name}>
              {place.signs.map((sign) => (
                <option key={sign.id} value={sign.name}>
                  {sign.name}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
        {copy.hint}
      </p>
    </div>
  );
}
