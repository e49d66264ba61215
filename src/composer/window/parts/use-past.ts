// What the window shows of the past: whose history, and which of its moments.
import { useMemo, useState } from 'react';
import type { PlaceIn } from '../../model/asks.ts';
import type { GonePage, PastMoment } from '../../model/past.ts';

export type PastOf = 'block' | 'page' | 'site';

export type LookingBack = {
  /** Undefined while the window shows the present. */
  now?: {
    of: PastOf;
    /** The block that was selected when the author began to look back. */
    block?: PlaceIn;
    /** A page that was taken away, which has a history of its own. */
    gone?: GonePage;
    moment?: PastMoment;
  };
  begin: (block?: PlaceIn, gone?: GonePage) => void;
  look: (of: PastOf) => void;
  choose: (moment: PastMoment) => void;
  end: () => void;
};

export function usePast(): LookingBack {
  const [now, setNow] = useState<LookingBack['now']>();
  return useMemo(
    () => ({
      ...(now && { now }),
      begin: (block, gone) => setNow({ of: 'page', ...(block && { block }), ...(gone && { gone }) }),
      look: of => setNow(before => before && { ...before, of, moment: undefined }),
      choose: moment => setNow(before => before && { ...before, moment }),
      end: () => setNow(undefined),
    }),
    [now],
  );
}
