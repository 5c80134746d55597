'use client';

import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { slug } from '@/lib/slug';
import type { TownAnswer, TownLookup } from '@/lib/places/town-lookup';
import { CallUs, TownAnswerText } from './town-answer';

type Towns = TownLookup | 'idle' | 'failed';

/** The list of towns loads on focus. Without scripts the field is hidden, but the page lists towns anyway. */
export function TownField() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [towns, setTowns] = useState<Towns>('idle');
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState<string>();

  const fetchTowns = useCallback(async () => {
    try {
      const [{ townLookup }, { counties, elsewhere, unservedCounties, villages }] = await Promise.all([
        import('@/lib/places/town-lookup'),
        import('@/content/counties'),
      ]);
      setTowns((before) =>
        typeof before === 'object'
          ? before
          : townLookup({ served: counties, unserved: unservedCounties, villages, elsewhere }),
      );
    } catch {
      setTowns('failed');
    }
  }, []);

  // The visitor may have typed before hydration.
  useEffect(() => {
    const early = input.current?.value;
    if (early) void fetchTowns().then(() => setTyped((later) => later || early));
    else if (document.activeElement === input.current) void fetchTowns();
  }, [fetchTowns]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void fetchTowns();
    setSubmitted(typed);
  }

  const lookup = typeof towns === 'object' ? towns : undefined;
  const answer = lookup ? settledAnswer(lookup, typed, submitted === typed) : undefined;
  const county = answer?.kind === 'found' ? answer.county : undefined;
  const town = answer?.kind === 'found' ? answer.town : undefined;

  // The map, the counties and the towns are static markup outside this component.
  useEffect(() => {
    if (!county || !town) return;
    const map = document.querySelector<HTMLImageElement>('[data-county-map]');
    const plain = map?.src ?? '';
    // The URL of the map names the county to highlight.
    if (map) map.src = `${plain}#${slug(county)}`;
    const named = document.querySelectorAll(`[data-county="${CSS.escape(county)}"], [data-town="${CSS.escape(town)}"]`);
    for (const element of named) element.setAttribute('data-typed', '');
    return () => {
      if (map) map.src = plain;
      for (const element of named) element.removeAttribute('data-typed');
    };
  }, [county, town]);

  return (
    <form onSubmit={submit} className="mt-3 noscript:hidden">
      <label htmlFor={`${id}-town`} className="mb-1.5 block font-bold">
        Do we work in your town?
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={`${id}-town`}
          list={`${id}-towns`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={() => void fetchTowns()}
          autoComplete="address-level2"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="search"
          placeholder="Type your town"
          aria-describedby={`${id}-answer`}
          className="min-h-13.5 min-w-0 flex-[1_1_8em] rounded-sm border-fine border-rule-strong bg-white px-3.5 py-3 text-body hover:border-ink"
        />
        <Button type="submit" variant="shutter" className="min-h-13.5 max-w-full px-5">
          Check my town
        </Button>
      </div>
      <datalist id={`${id}-towns`}>
        {lookup?.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <output id={`${id}-answer`} htmlFor={`${id}-town`} className="mt-3 block empty:mt-0">
        {towns === 'failed' && submitted !== undefined ? (
          <p>
            <CallUs start="We couldn’t load the town list. Call " />
          </p>
        ) : null}
        {answer ? <TownAnswerText answer={answer} typed={typed.trim()} onChoose={setTyped} /> : null}
      </output>
    </form>
  );
}

/** While the visitor types, answers at once for an exact name, but holds back what more letters could change. */
function settledAnswer(lookup: TownLookup, typed: string, isSubmitted: boolean): TownAnswer {
  const answer = lookup.answer(typed);
  if (isSubmitted || (answer.kind === 'found' && !answer.isGuess)) return answer;
  const tooSoon = answer.kind === 'unknown' || lookup.mayContinue(typed);
  return tooSoon ? { kind: 'empty' } : answer;
}
