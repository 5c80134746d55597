import { useLayoutEffect, useState } from 'react';
import {
  readStudioFragment,
  writeStudioFragment,
  type StudioChoice,
  type StudioRange,
} from '@/lib/shingles/shingle-studio';

interface Studio {
  readonly choice: StudioChoice;
  /** Whether the URL has named a color: the picture in the HTML may be of a different one. */
  readonly isLinked: boolean;
  readonly choose: (choice: StudioChoice) => void;
}

export function useStudioChoice(range: StudioRange): Studio {
  const [choice, setChoice] = useState<StudioChoice>({ color: range.own[0], compare: undefined });
  const [isLinked, setIsLinked] = useState(false);

  // Before painting, so that the browser doesn't fetch a picture that is replaced at once.
  useLayoutEffect(() => {
    const read = () => {
      const { hash } = window.location;
      // An anchor on the page isn't a choice.
      if (!/[#&](color|with)=/.test(hash)) return;
      setChoice(readStudioFragment(hash, range));
      if (/[#&]color=/.test(hash)) setIsLinked(true);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [range]);

  return {
    choice,
    isLinked,
    choose: (next) => {
      setChoice(next);
      window.history.replaceState(window.history.state, '', writeStudioFragment(next, range));
    },
  };
}
