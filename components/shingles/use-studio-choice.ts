import { useLayoutEffect, useState } from 'react';
import {
  readStudioFragment,
  writeStudioFragment,
  type StudioChoice,
  type StudioRange,
} from '@/lib/shingles/shingle-studio';

interface Studio {
  readonly choice: StudioChoice;
  /** Whether the address named the color when the page opened: the picture in the page's own HTML may be another. */
  readonly isLinked: boolean;
  readonly choose: (choice: StudioChoice) => void;
}

/** The choice, kept in the address's fragment: a link that is copied, or a page that is loaded again, shows it again. */
export function useStudioChoice(range: StudioRange): Studio {
  const [choice, setChoice] = useState<StudioChoice>({ color: range.own[0], compare: undefined });
  const [isLinked, setIsLinked] = useState(false);

  // Before the browser paints, so that it does not start to fetch a picture that is replaced at once.
  useLayoutEffect(() => {
    const read = () => {
      const { hash } = window.location;
      // An anchor of the page is no choice of color.
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
