// Folds the left side to its signs. In a narrow window it is folded from the start, and opens over the page.
import { useEffect, useMemo, useState } from 'react';

const NARROW = '(width < 70rem)';
const KEPT_AS = 'ashlar-left-folded';

export type SideTab = 'blocks' | 'pages' | 'site';

export type Fold = {
  isFolded: boolean;
  /** A folded side that is open lies over the page. */
  isOpen: boolean;
  tab: SideTab;
  fold: () => void;
  show: (tab: SideTab) => void;
  close: () => void;
};

/** "isInTheWay" folds it for as long as its room is needed. */
export function useFold(isInTheWay: boolean): Fold {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  const [isChosen, setChosen] = useState(() => localStorage.getItem(KEPT_AS) === 'yes');
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<SideTab>('blocks');
  const [wasInTheWay, setWasInTheWay] = useState(isInTheWay);
  if (isInTheWay !== wasInTheWay) {
    setWasInTheWay(isInTheWay);
    setOpen(false);
  }
  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const follow = () => setNarrow(narrow.matches);
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);
  const isFolded = isNarrow || isChosen || isInTheWay;
  return useMemo(
    () => ({
      isFolded,
      isOpen: !isFolded || isOpen,
      tab,
      fold() {
        if (isNarrow || isInTheWay) return setOpen(!isOpen);
        localStorage.setItem(KEPT_AS, isChosen ? 'no' : 'yes');
        setChosen(!isChosen);
        setOpen(false);
      },
      show(wanted) {
        setOpen(true);
        setTab(wanted);
      },
      close: () => setOpen(false),
    }),
    [isNarrow, isChosen, isInTheWay, isFolded, isOpen, tab],
  );
}
