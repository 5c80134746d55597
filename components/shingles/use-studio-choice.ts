import { useLayoutEffect, useState } from 'react';
import {
  readStudioFragment,
  writeStudioFragment,
  type StudioChoice,
  type StudioRange,
} from '@/lib/shingles/shingle-studio';

export function useStudioChoice(range: StudioRange) {
  const [choice, setChoice] = useState<StudioChoice>({ color: range.own[0], compare: undefined });
  /** Whether the URL has named a color. If so, the house in the HTML may have a different one. */
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
    choose: (next: StudioChoice) => {
      setChoice(next);
      window.history.replaceState(window.history.state, '', writeStudioFragment(next, range));
    },
  };
}
