import { useEffect, useState } from 'react';
import { readStudioFragment, writeStudioFragment, type StudioChoice, type StudioRange } from '@/lib/shingles/shingle-studio';

/** The choice of colors, kept in the URL fragment so that it survives a reload and can be shared. */
export function useStudioChoice(range: StudioRange): [StudioChoice, (choice: StudioChoice) => void] {
  const [choice, setChoice] = useState<StudioChoice>({ color: range.own[0], compare: undefined });

  useEffect(() => {
    const read = () => {
      // Ignore anchors that are not a choice of color.
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
