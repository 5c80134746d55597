import { Button } from '@/components/ui/button';
import { company } from '@/content/company';
import type { TownAnswer } from '@/lib/places/town-lookup';

interface TownAnswerProps {
  readonly answer: TownAnswer;
  readonly typed: string;
  readonly onChoose: (town: string) => void;
}

export function TownAnswerText({ answer, typed, onChoose }: TownAnswerProps) {
  switch (answer.kind) {
    case 'empty':
      return null;
    case 'zip':
      return (
        <p className="border-l-5 border-copper bg-peach-tint px-4.5 py-3.5">
          <b>Type your town instead.</b>
          <span> ZIP codes here cross town lines, so we go by the town.</span>
        </p>
      );
    case 'found': {
      const { matchedName, town, county, isServed, isGuess } = answer;
      const place = matchedName === town ? town : `${matchedName} (${town})`;
      return (
        <p
          className="border-l-5 border-shutter bg-shutter-tint px-4.5 py-3.5 data-[served=false]:border-copper data-[served=false]:bg-peach-tint"
          data-served={isServed}
        >
          {isGuess ? (
            <>
              <span>Did you mean </span>
              <Place>{matchedName}</Place>
              <span>? </span>
            </>
          ) : null}
          <b>
            {isServed ? <span>Yes, we work in </span> : null}
            <Place>{place}</Place>
            <span>{isServed ? '.' : ' is outside our usual area.'}</span>
          </b>
          <span> It’s in </span>
          <Place>{county}</Place>
          <span> County. </span>
          {isServed ? (
            <a href="#booking" className="font-semibold underline decoration-copper decoration-2 underline-offset-4">
              Book a Visit
            </a>
          ) : (
            <CallUs start="Call " />
          )}
        </p>
      );
    }
    case 'ambiguous':
      return (
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <span>Did you mean</span>
          {answer.suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              variant="secondary"
              size="small"
              translate="no"
              onClick={() => onChoose(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </p>
      );
    case 'unknown':
      return (
        <p className="border-l-5 border-copper bg-peach-tint px-4.5 py-3.5">
          <b>
            <span>We can’t find a Connecticut town called “</span>
            <Place>{typed}</Place>
            <span>.”</span>
          </b>
          <CallUs start=" Check the spelling, or call " />
        </p>
      );
  }
}

function Place({ children }: { readonly children: string }) {
  return <span translate="no">{children}</span>;
}

export function CallUs({ start }: { readonly start: string }) {
  return (
    <>
      <span>{start}</span>
      <a
        href={company.phone.href}
        className="font-semibold whitespace-nowrap underline decoration-copper decoration-2 underline-offset-4"
      >
        {company.phone.display}
      </a>
      <span> and we’ll tell you if we can get there.</span>
    </>
  );
}
