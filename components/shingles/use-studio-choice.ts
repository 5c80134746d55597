import { useEffect, useState } from 'react';
import { readStudioFragment, writeStudioFragment, type StudioChoice, type StudioRange } from '@/lib/shingles/shingle-studio';

/** The choice, kept in the address's fragment: a link that is copied, or a page that is loaded again, shows it again. */
export function useStudioChoice(range: StudioRange): [StudioChoice, (choice: StudioChoice) => void] {
  const [choice, setChoice] = useState<StudioChoice>({ color: range.own[0], compare: undefined });

  useEffect(() => {
    const read = () => {
      // An anchor of the page is no choice of color.
      if (/[#&](color|with)=/.test(window.location.hash)) setChoice(readStudioFragment(window.location.hash, range));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [range]);

  return [
    choice,
    (next) => {
      setChoice(next);
      window.history.replaceState(window.history.state, '', writeStudioFragment(next, range));
    },
  ];
}
