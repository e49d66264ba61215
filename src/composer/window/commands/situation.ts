// What a command finds when it is given, and what every part of the window draws from.
import { createContext, useContext } from 'react';
import type { PlaceIn } from '../../model/asks.ts';
import type { State } from '../../model/state/state.ts';
import type { ExchangeControl } from '../exchange/use-exchange.ts';
import type { Fold } from '../parts/use-fold.ts';
import type { LookingBack } from '../parts/use-past.ts';
import type { SelectedTarget } from '../shown/target.ts';
import type { Store } from '../store/store.ts';

export type DialogName = 'blocks' | 'settings' | 'notSaved' | PageDialog | 'otherDay' | 'find' | 'send';
type PageDialog = 'newPage' | 'changeAddress' | 'takePageAway';

export type Situation = {
  store: Store;
  state: State;
  /** Undefined while the window shows the past, where nothing can be done with it. */
  target: SelectedTarget | undefined;
  /** "place" is where a new block is going to stand. */
  open: (dialog: DialogName, place?: PlaceIn) => void;
  /** The left side of the window. */
  side: Fold;
  past: LookingBack;
  exchange: ExchangeControl;
  /** Shows what a change file would bring. */
  openChangeFile: (file: File) => Promise<void>;
  /** Shows what handing in will need. */
  showFirst: () => void;
};

/** The window alone makes it, once for each state, and draws all its parts with it. */
export const SituationContext = createContext<Situation | undefined>(undefined);

export function useSituation(): Situation {
  const now = useContext(SituationContext);
  if (!now) throw new Error('This part of the window is drawn outside of the window.');
  return now;
}
