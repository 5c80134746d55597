import { useState } from 'react';

export interface WipeStage {
  readonly name: string;
  readonly title?: string;
  readonly text: string;
}

interface WipeKeyProps {
  readonly stages: readonly WipeStage[];
  /** The index of the picture that is shown alone. */
  readonly alone: number | null;
  readonly onPress: (index: number) => void;
}

/** On phones, shows only the text of the stage whose name was pressed last. Without scripts, shows every stage's text. */
export function WipeKey({ stages, alone, onPress }: WipeKeyProps) {
  const [described, setDescribed] = useState(Math.floor(stages.length / 2));
  return (
    <ul className="wipe-key">
      {stages.map(({ name, title, text }, index) => (
        <li key={name} data-described={index === described ? '' : undefined}>
          <i aria-hidden="true" data-part={index === stages.length - 1 ? 'last' : index} />
          <button
            type="button"
            aria-pressed={index === alone}
            onClick={() => {
              setDescribed(index);
              onPress(index);
            }}
          >
            {name}
          </button>
          {/* Without scripts, this is shown and the button isn't. */}
          <b className="wipe-key-name">{name}</b>
          <p>
            {title ? <strong>{`${title}. `}</strong> : null}
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
